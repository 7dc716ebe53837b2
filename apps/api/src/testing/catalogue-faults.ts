import { sql } from 'kysely';

import type { Tx } from '../database/database.js';

/** Finds tables, policies, keys, roles and functions that do not keep tenants and customers apart. */
export async function catalogueFaults(tx: Tx): Promise<string[]> {
  const found = [tableFaults, policyFaults, keyFaults, roleFaults, functionFaults].map((find) => find(tx));
  return (await Promise.all(found)).flat();
}

/** Tables of the database itself, for the operator alone: consign_app may not even read them. */
const systemTables = ['schema_lock', 'schema_migrations', 'tenant_moves'];
/** Rows that belong to a tenant, not to one of its customers. */
const tenantWideTables = new Set([
  'dangerous_goods',
  'feature_flags',
  'hire_units',
  // Null for a change of the whole tenant.
  'operator_changes',
  'organisations',
  'places',
  'provider_clients',
  'provider_webhooks',
  'reference_counters',
  'region_days',
  'region_schedules',
  'tariffs',
  'fuel_adjustments',
  'delivery_extras',
  'delivery_runs',
  'run_days',
  'regions',
  'report_calendars',
  'service_lanes',
  'service_weekends',
  'tenant_hosts',
  'tenants',
]);
/** Keys that identify a tenant are unique across tenants. */
const globallyUniqueKeys = new Set(['tenant_hosts(host)', 'tenants(code)', 'tenants(external_id)']);
/** Definer functions look for words in them, so their policies do not bind the functions' owner. */
const unforcedTables = new Set(['consignment_search', 'search_names']);

interface TableRow {
  name: string;
  tenant: boolean;
  organisation: boolean;
  rls: boolean;
  force: boolean;
  granted: boolean;
}

async function tableFaults(tx: Tx): Promise<string[]> {
  const { rows } = await sql<TableRow>`
    select c.relname as name, c.relrowsecurity as rls, c.relforcerowsecurity as force,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull) as tenant,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id' and a.attnotnull)
        as organisation,
      has_table_privilege('consign_app', c.oid, 'select, insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege('consign_app', c.oid, 'select, insert, update, references') as granted
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by c.relname`.execute(tx);
  return rows.flatMap((table) => {
    const { name } = table;
    if (systemTables.includes(name)) return table.granted ? [`${name}: consign_app may use it`] : [];
    return [
      ...(table.tenant ? [] : [`${name}: tenant_id is missing or may be null`]),
      ...(table.organisation || tenantWideTables.has(name)
        ? []
        : [`${name}: organisation_id is missing or may be null`]),
      ...(table.rls ? [] : [`${name}: row-level security is off`]),
      ...(table.force || unforcedTables.has(name)
        ? []
        : [`${name}: row-level security does not bind its owner`]),
    ];
  });
}

interface PolicyRow {
  name: string;
  organisation: boolean;
  policies: { roles: string[]; command: string; using: string | null; check: string | null }[];
}

async function policyFaults(tx: Tx): Promise<string[]> {
  const { rows } = await sql<PolicyRow>`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id') as organisation,
      (select coalesce(jsonb_agg(jsonb_build_object('roles', p.roles, 'command', p.cmd, 'using', p.qual,
          'check', p.with_check)), '[]')
        from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'PERMISSIVE')
        as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`.execute(tx);
  return rows
    .filter(({ name }) => !systemTables.includes(name))
    .flatMap(({ name, organisation, policies }) => {
      const ours = policies.filter(({ roles }) => roles.includes('public') || roles.includes('consign_app'));
      const words = organisation ? ['current_tenant()', 'current_organisation()'] : ['current_tenant()'];
      const isNarrow = (condition: string | null) =>
        condition !== null && words.every((word) => condition.includes(word));
      return [
        ...(ours.length === 0 ? [`${name}: no policy`] : []),
        ...ours
          .filter(({ command, using, check }) =>
            // One for INSERT has no condition on rows that are there.
            command === 'INSERT'
              ? !isNarrow(check)
              : !isNarrow(using) || !(check === null || isNarrow(check)),
          )
          .map(({ using }) => `${name}: a policy lets through ${using ?? 'everything'}`),
      ];
    });
}

async function keyFaults(tx: Tx): Promise<string[]> {
  const { rows: keys } = await sql<{ name: string }>`
    select c.relname || '(' || string_agg(a.attname, ', ' order by k.n) || ')' as name
    from pg_index i join pg_class c on c.oid = i.indrelid
      cross join lateral unnest(i.indkey) with ordinality as k(attnum, n)
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where c.relnamespace = 'public'::regnamespace and i.indisunique
    group by i.indexrelid, c.relname
    having coalesce((array_agg(a.attname order by k.n))[1], '') <> 'tenant_id' order by 1`.execute(tx);
  const { rows: references } = await sql<{ name: string }>`
    select c.conrelid::regclass || ': ' || pg_get_constraintdef(c.oid) as name
    from pg_constraint c
      join pg_attribute own on own.attrelid = c.conrelid and own.attnum = c.conkey[1]
      join pg_attribute other on other.attrelid = c.confrelid and other.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and (own.attname <> 'tenant_id' or other.attname <> 'tenant_id') order by 1`.execute(tx);
  return [
    ...keys
      .filter(
        ({ name }) => !globallyUniqueKeys.has(name) && !systemTables.some((table) => name.startsWith(table)),
      )
      .map(({ name }) => `${name}: a unique key that does not begin with tenant_id`),
    ...references.map(({ name }) => `${name}: does not begin with tenant_id`),
  ];
}

interface RoleRow {
  name: string;
  strong: boolean;
  member: boolean;
  owns: string[];
}

async function roleFaults(tx: Tx): Promise<string[]> {
  const { rows } = await sql<RoleRow>`
    select r.rolname as name,
      r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolcanlogin
        or has_schema_privilege(r.oid, 'public', 'create') as strong,
      exists (select from pg_auth_members m where m.member = r.oid) as member,
      array(select c.relname::text from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p', 'v', 'm', 'f')
        union all select p.proname::text from pg_proc p where p.proowner = r.oid
        union all select n.nspname::text from pg_namespace n where n.nspowner = r.oid order by 1) as owns
    from pg_roles r where r.rolname in ('consign_app', 'consign_search') order by 1`.execute(tx);
  const mayOwn: Readonly<Record<string, readonly string[]>> = {
    consign_app: [],
    consign_search: [
      'claim_jobs',
      'consignment_search',
      'due_job_kinds',
      'has_tenant',
      'is_moving_host',
      'find_consignment_ids',
      'find_consignments_beside_names',
      'find_search_names',
      'find_owners_of',
      'find_report_changes',
      'find_tenant_by_code',
      'find_tenant_by_host',
      'find_tracked_consignment',
      'job_figures',
      'list_answers_after',
      'list_jobs',
      'list_migrations',
      'list_operator_changes',
      'list_organisations',
      'refuse_closed_tenant',
      'search_names',
    ],
  };
  return [
    ...Object.keys(mayOwn)
      .filter((name) => !rows.some((role) => role.name === name))
      .map((name) => `${name}: there is no such role`),
    ...rows.flatMap(({ name, strong, member, owns }) => [
      ...(strong ? [`${name}: may more than a plain role`] : []),
      ...(member ? [`${name}: has the rights of another role`] : []),
      ...owns.filter((thing) => !mayOwn[name]?.includes(thing)).map((thing) => `${name}: owns ${thing}`),
    ]),
  ];
}

/** A function that runs with its owner's rights has a fixed search path and is open to consign_app alone. */
async function functionFaults(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; path: string | null; open: boolean; owner: string }>`
    select p.proname as name, pg_get_userbyid(p.proowner) as owner,
      (select substr(c, 13) from unnest(p.proconfig) c where c like 'search_path=%') as path,
      p.proacl is null or exists (select from aclexplode(p.proacl) g where g.grantee = 0) as open
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`.execute(tx);
  return rows.flatMap(({ name, path, open, owner }) => [
    ...(owner === 'consign_search' ? [] : [`${name}: runs with the rights of ${owner}`]),
    ...(path?.endsWith('pg_temp') ? [] : [`${name}: its search path is ${path ?? 'not fixed'}`]),
    ...(open ? [`${name}: everybody may call it`] : []),
  ]);
}
