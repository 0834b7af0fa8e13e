-- Whose a service's database is, and what the service itself may do there: read and write the rows of its owner's tables.
-- The database has the name of the service's role and belongs to the owner. Run in it, as superuser; again does no harm.
do $$
declare
  service text := current_database();
  owner text := (select pg_get_userbyid(datdba) from pg_database where datname = current_database());
begin
  execute format('revoke all on database %I from public', service);
  execute format('grant connect on database %I to %I', service, service);
  execute format('alter schema public owner to %I', owner);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', service);
  execute format('grant usage, select on all sequences in schema public to %I', service);
  execute format('alter default privileges for role %I in schema public '
    'grant select, insert, update, delete on tables to %I', owner, service);
  execute format('alter default privileges for role %I in schema public '
    'grant usage, select on sequences to %I', owner, service);
end $$;
