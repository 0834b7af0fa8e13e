#!/bin/sh
# One role and one database a context (DATABASES: their names): no service can read another's tables.
set -eu
for name in ${DATABASES}; do
  psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER}" --set name="${name}" --set password="${SERVICE_PASSWORD}" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke connect on database :"name" from public;
SQL
done
