import { sql } from 'kysely';
import { expect } from 'vitest';

import type { Erased, PersonalRow } from '../retention/index.js';
import { test as base } from '../testing/cli-test.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { longAgo, nameEverywhere, zelda } from '../testing/named-person.js';
import { runSql } from '../testing/run-sql.js';
import { storeConsignment } from '../testing/store-consignment.js';
import { worldId } from '../testing/world-rows.js';
import { kowhai, tasman } from '../testing/world.js';

const it = base.extend('found', ({ consign }) => async (words: string) => {
  const { out } = await consign(`person find --json --tenant TASMAN ${words}`);
  return (JSON.parse(out.join('\n')) as { found: PersonalRow[] }).found;
});

/** An address of the book, and two accounts of which one is active. */
it.beforeAll(async ({ database }) => {
  for (const [reference, status] of [
    ['TAS7000001', 'DELIVERED'],
    ['TAS7000002', 'TRANSIT'],
  ] as const) {
    const id = await storeConsignment(database, { reference, status, statusAt: longAgo, receiver: zelda });
    await database.asSchemaOwner(kowhaiScope, (tx) => nameEverywhere(tx, id));
  }
  await storeConsignment(database, { reference: 'TAS7000003', receiver: { fullName: 'Zelda Quarks' } });
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    const of = sql`${tasman.id}, ${kowhai.id}`;
    for (const [id, isActive] of [
      [worldId(7301), true],
      [worldId(7302), false],
    ] as const) {
      await sql`insert into users (tenant_id, organisation_id, id, issuer, subject, name, email, is_active)
        values (${of}, ${id}, 'https://id.example', ${id}, 'Zelda Quark', ${zelda.email}, ${isActive})`.execute(
        tx,
      );
    }
    await sql`insert into load_checks (tenant_id, organisation_id, id, signed_by, user_id, signed_at, unknown_ssccs)
      values (${of}, ${worldId(7303)}, ${zelda.email}, ${worldId(77)}, ${longAgo}, '[]')`.execute(tx);
    await sql`insert into known_receivers (tenant_id, organisation_id, site_id, id, receiver_key, email, address,
        search_text, service_type_code, used_at)
      values (${of}, ${kowhaiSite('AKL1').id}, ${worldId(7304)}, ${'k'.repeat(43)}, ${zelda.email}, '{}', '', 'GENERAL', now())`.execute(
      tx,
    );
  });
});

it('[PLAT-278] person find lists every row of a tenant that names a person, and with --json what it says', async ({
  consign,
  found,
}) => {
  const rows = await found('--email ZELDA@quark.example --phone +64-21-555.7788');
  const byPlace = new Set(rows.map(({ table, reference }) => `${table} ${reference ?? ''}`.trim()));
  expect(byPlace).toEqual(
    new Set([
      'consignments TAS7000001',
      'consignments TAS7000002',
      'consignment_search TAS7000001',
      'consignment_search TAS7000002',
      'exception_answers TAS7000001',
      'exception_answers TAS7000002',
      'known_receivers',
      'load_checks',
      'users',
    ]),
  );
  expect(rows.find(({ table }) => table === 'consignments')?.texts).toMatchObject({
    receiver: zelda,
    notes: 'Ask for Zelda Quark',
  });
  expect((await consign('person find --tenant AURORA --phone 0215557788')).out).toEqual([
    'Nothing is kept of this person',
  ]);
  expect((await consign('person find --tenant TASMAN --phone 021')).exitCode).toBe(2);
  expect((await consign('person find --tenant TASMAN')).exitCode).toBe(2);
});

it('[PLAT-279] person erase removes a person from what is over, says what stays and why, and records no name', async ({
  consign,
  found,
  database,
}) => {
  const words = '--tenant TASMAN --phone 0215557788 --email zelda@quark.example';
  const { exitCode, out } = await consign(`person erase --json ${words}`);
  expect(exitCode).toBe(0);
  const { done } = JSON.parse(out.join('\n')) as { done: (Erased & { organisation: string })[] };
  const own = done.find(({ removed }) => removed['consignments'] !== 0);
  expect(own?.removed).toEqual({
    consignments: 1,
    files: 1,
    known_receivers: 1,
    load_checks: 1,
    jobs: 0,
    users: 1,
  });
  expect(new Set(own?.left.map(({ table, reference }) => reference ?? table))).toEqual(
    new Set(['TAS7000002', 'users']),
  );
  const again = await consign(`person erase ${words}`);
  expect(again.out).toEqual([
    expect.stringMatching(/: consignments TAS7000002 \(.*\): stays, because its consignment is not over$/u),
    expect.stringContaining('consignment search TAS7000002'),
    expect.stringContaining('exception answers TAS7000002'),
    expect.stringContaining('stays, because the account is active: disable it first'),
  ]);
  expect(await found('--email zelda@quark.example')).toHaveLength(3);
  const { out: changes } = await consign('changes --tenant TASMAN');
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatch(/person erase .* a person: changed: consignments 1 → 0/u);
  const { rows } = await runSql(database)`
    select from consignments where reference = 'TAS7000003' and receiver ->> 'fullName' = 'Zelda Quarks'`;
  expect(rows).toHaveLength(1);
});
