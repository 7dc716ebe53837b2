import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogueFaults } from '../testing/catalogue-faults.js';
import { testDatabase } from '../testing/database.js';
import type { Database } from './database.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

class Undone extends Error {}

/** The faults after some statements, which are undone again. */
async function faultsAfter(...statements: readonly string[]): Promise<string[]> {
  let faults: string[] = [];
  await database
    .asSchemaOwner(null, async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      faults = await catalogueFaults(tx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return faults;
}

it('[AUTH-11] every table keeps tenants and customers apart, by its keys, its policies and its owner', async () => {
  expect(await faultsAfter()).toEqual([]);
});

const newTable = `create table parcels (tenant_id uuid not null references tenants, organisation_id uuid not null,
  id uuid not null, primary key (tenant_id, organisation_id, id))`;
const guarded = [
  newTable,
  'alter table parcels enable row level security',
  'alter table parcels force row level security',
  `create policy own on parcels using (tenant_id = current_tenant() and organisation_id = current_organisation())`,
];

describe('a fault in the catalogue is found:', () => {
  it('a new table without policies', async () => {
    expect(await faultsAfter(newTable)).toEqual([
      'parcels: row-level security is off',
      'parcels: row-level security does not bind its owner',
      'parcels: no policy',
    ]);
    expect(await faultsAfter(...guarded)).toEqual([]);
  });

  it('in policies, tables, keys, roles and functions, each by its name', async () => {
    expect(
      await faultsAfter(
        'drop policy own_organisation on consignments',
        'alter table sites disable row level security',
        'alter table users no force row level security',
        'create policy wide on accounts using (tenant_id = current_tenant())',
        'create policy wide on line_items for select to consign_app using (true)',
        'create policy wide on regions for insert with check (true)',
        'create table bulletins (id uuid primary key)',
        'create table flyers (tenant_id uuid not null, id uuid, primary key (tenant_id, id))',
        'alter table flyers enable row level security',
        'alter table flyers force row level security',
        'create policy own on flyers using (tenant_id = current_tenant())',
        'create unique index on consignments (reference)',
        'create unique index on tenants (tenant_id, code)',
        'alter table regions add foreign key (name) references tenants (code)',
        'grant create on schema public to consign_app',
        'alter table regions owner to consign_app',
        'grant execute on function find_tenant_by_host(text) to public',
        'alter function find_tenant_by_host(text) reset search_path',
        `create function everything() returns bigint language sql security definer set search_path = pg_temp
          as 'select count(*) from public.consignments'`,
      ),
    ).toEqual([
      'bulletins: tenant_id is missing or may be null',
      'bulletins: organisation_id is missing or may be null',
      'bulletins: row-level security is off',
      'bulletins: row-level security does not bind its owner',
      'flyers: organisation_id is missing or may be null',
      'sites: row-level security is off',
      'users: row-level security does not bind its owner',
      'accounts: a policy lets through (tenant_id = current_tenant())',
      'bulletins: no policy',
      'consignments: no policy',
      'line_items: a policy lets through true',
      'regions: a policy lets through everything',
      'bulletins(id): a unique key that does not begin with tenant_id',
      'consignments(reference): a unique key that does not begin with tenant_id',
      'regions: FOREIGN KEY (name) REFERENCES tenants(code): does not begin with tenant_id',
      'consign_app: may more than a plain role',
      'consign_app: owns regions',
      expect.stringMatching(/^everything: runs with the rights of/u),
      'everything: everybody may call it',
      'find_tenant_by_host: its search path is not fixed',
      'find_tenant_by_host: everybody may call it',
    ]);
  });

  it.each([
    [
      // Only a superuser can plant the first; the owner of a schema need not be one.
      `do $$ begin alter role consign_app bypassrls;
        exception when insufficient_privilege then alter role consign_app login; end $$`,
      ['consign_app: may more than a plain role'],
    ],
    [
      'grant consign_search to consign_app',
      [
        'schema_migrations: consign_app may use it',
        'tenant_moves: consign_app may use it',
        'consign_app: has the rights of another role',
      ],
    ],
    ['grant insert on schema_migrations to consign_app', ['schema_migrations: consign_app may use it']],
  ])('in the rights of the role: %s', async (statement, faults) => {
    expect(await faultsAfter(statement)).toEqual(faults);
  });
});
