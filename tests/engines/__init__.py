"""Real engines for tests, from wheels and without root: PostgreSQL, Valkey, a bucket of S3's kind.

All workers of a run share one of each, begun by the first test that asks for it (`keeper`), and
each test has its own database or its own prefix of keys there (`fixtures`). A test that stops an
engine, or pulls its plug, starts one of its own: `with Postgres() as server`, `with Valkey()`.

`PINXIT_TEST_POSTGRES` and `PINXIT_TEST_REDIS` name such as are on the machine to be used instead:
`postgresql://…` of somebody who may create databases, `redis://…` of which nobody else needs what
is called `pinxit-test…`.
"""
