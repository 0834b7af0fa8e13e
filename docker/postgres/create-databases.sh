#!/bin/sh
# A database and two roles a context (DATABASES: their names): no service can read another's tables, and at run time it
# can't change its own ones. <name>-owner owns the database and migrates it; <name> reads and writes rows.
set -eu
# In a folder of its own: what lies beside this script is run in the database of the superuser.
rights=${RIGHTS:-/docker-entrypoint-initdb.d/per-database/rights.sql}
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER}" <<'SQL'
revoke connect on database postgres, template1 from public;
SQL
for name in ${DATABASES}; do
  psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER}" --set name="${name}" --set owner="${name}-owner" \
    --set password="${SERVICE_PASSWORD}-${name}" --set owner_password="${SERVICE_PASSWORD}-${name}-owner" <<'SQL'
create role :"owner" login password :'owner_password';
create role :"name" login password :'password';
create database :"name" owner :"owner";
SQL
  psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER}" --dbname "${name}" --file "${rights}"
done
