"""Three real nodes, a PostgreSQL, a Valkey, and wires between all of them that break by a seed.

People play by whichever node they reach and keep their own record; what the log says is held
against it. `plan` draws what will break, `wires` and `town` break it, `people` play, `checker`
judges, `evening` is one round of it all.
"""
