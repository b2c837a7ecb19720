"""Attacks made at random on the whole program: mutated specs, examples and records, and pairs of states.

Each module has a short run in ``test_fuzz`` and a long one by hand, for instance

    python -m tests.fuzz.specs --count 20000 --seed 1 --jobs 2 --keep /tmp/kept

Every case follows from the seed and its number alone; ``--only N`` runs one again.
"""
