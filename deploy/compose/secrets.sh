#!/bin/sh
# Makes the words by which the parts of several.yaml know each other, in a folder; keeps those that are there.
set -eu
folder=${1:?"say into which folder, such as: sh secrets.sh secrets"}
mkdir -p "$folder"
# Containers read them as users of their own: the folder is closed to others, the files are not.
chmod 700 "$folder"
word() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
if [ -e "$folder/database" ]; then
    echo "$folder: they are there already, and stay as they are."
    exit 0
fi
postgres=$(word)
valkey=$(word)
printf '%s' "$postgres" > "$folder/postgres"
printf 'redis://:%s@bus:6379' "$valkey" > "$folder/bus"
printf 'requirepass %s\nsave ""\nappendonly no\ndir /data\nprotected-mode yes\n' "$valkey" > "$folder/valkey"
printf 'postgresql://pinxit:%s@db/pinxit' "$postgres" > "$folder/database"
chmod 644 "$folder"/*
