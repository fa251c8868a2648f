#!/bin/sh
# Does for PostgreSQL what its usual image does with POSTGRES_USER, _DB and _PASSWORD_FILE.
set -e
data=/var/lib/postgresql/data
if [ ! -e "$data/PG_VERSION" ]; then
    cp "$POSTGRES_PASSWORD_FILE" /tmp/word && chown postgres /tmp/word "$data"
    setpriv --reuid postgres --regid postgres --clear-groups \
        initdb -D "$data" -U "$POSTGRES_USER" --pwfile /tmp/word --auth scram-sha-256 --encoding UTF8 --locale C.UTF-8
    echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
    echo "create database $POSTGRES_DB" | setpriv --reuid postgres --regid postgres --clear-groups \
        postgres --single -D "$data" postgres
fi
exec setpriv --reuid postgres --regid postgres --clear-groups postgres -D "$data" -c listen_addresses='*'
