import type { components } from '@consign/api-client/consignment';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { readText } from '../../testing/read-pdf.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { runSql } from '../../testing/run-sql.js';

const checks = '/api/v2/load-checks';
const stranger = '095212349999999991';

const it = test
  .extend('list', ({ api }) =>
    async (body: object = {}) => {
      const answer = await api.post(`${checks}/pieces`, { siteIds: [kowhaiSite('AKL1').id], ...body });
      return answer.body as components['schemas']['LoadPieces'];
    })
  .extend('manifest', ({ api }) => async (consignmentIds: readonly string[]) => {
    return readText((await api.post('/api/v2/data/reports/pickup-manifest', { consignmentIds })).bytes);
  });

it.beforeAll(async ({ database }) => {
  const draft = { receiver: { fullName: 'Tūī Café' }, status: 'STAGED' } as const;
  const items = [
    { count: 2, packagingType: 'PALLET', description: 'Kitchen' },
    { count: 1, packagingType: 'CARTON', description: 'Hinges' },
  ];
  await storeConsignment(database, { ...draft, reference: 'TAS2300002' });
  await storeConsignment(database, { ...draft, reference: 'TAS2300001', items });
  await storeConsignment(database, { ...draft, reference: 'TAS2300003', status: 'FINAL' });
  await storeConsignment(database, { ...draft, reference: 'TAS2300004', site: 'WLG1', items });
  await storeConsignment(database, { ...draft, reference: 'TAS2300005', status: 'CANCELLED' });
  await storeConsignment(database, {
    ...draft,
    reference: 'TAS2300006',
    status: 'FINAL',
    site: 'WLG1',
    items,
  });
});

describe('a load check', () => {
  it('[CALL-298] [LOAD-01] [LOAD-23] has what waits for pickup, with the numbers of its labels', async ({
    list,
  }) => {
    const { consignments } = await list();
    expect(consignments.map(({ reference }) => reference)).toEqual(['TAS2300001', 'TAS2300002']);
    expect(consignments[0]?.receiver).toBe('Tūī Café, Whangārei');
    expect(consignments[0]?.pieces.map(({ description }) => description)).toEqual([
      'Pallet 1 of 2: Kitchen',
      'Pallet 2 of 2: Kitchen',
      'Carton 1 of 1: Hinges',
    ]);
    expect(consignments[0]?.pieces.map(({ number }) => number)).toEqual([1, 2, 1]);
    const [pallet, other, carton] = consignments[0]?.pieces.map(({ lineItemId }) => lineItemId) ?? [];
    expect([other === pallet, carton === pallet]).toEqual([true, false]);
    expect(await list()).toEqual({ consignments });
  });

  it('[LOAD-01] has the consignments that are named, in any status with freight', async ({ list }) => {
    const references = ['TAS2300004', 'TAS2300003', 'TAS2300005', 'TAS9999999'];
    const { consignments } = await list({ references });
    expect(consignments.map(({ reference }) => reference)).toEqual(['TAS2300003', 'TAS2300004']);
    expect(await list({ references: ['TAS9999999'] })).toEqual({ consignments: [] });
  });

  it('[LOAD-09] says whose labels were printed before the last change', async ({ database, list }) => {
    await runSql(database)`
      update consignments set printed_label_version = 'earlier' where reference = 'TAS2300003'`;
    const { consignments } = await list({ references: ['TAS2300003', 'TAS2300004'] });
    expect(consignments.map(({ labelsOutdated }) => labelsOutdated)).toEqual([true, false]);
  });

  it('[CALL-299] [LOAD-03] [LOAD-04] is signed with what is missing, and printed on the manifest, the latest one', async ({
    api,
    list,
    manifest,
    clock,
  }) => {
    const { consignments } = await list();
    const [first] = consignments;
    const consignmentIds = consignments.map(({ id }) => id);
    const ssccs = consignments.flatMap(({ pieces }) => pieces.map(({ sscc }) => sscc));
    const [missing = '', ...scanned] = ssccs;
    expect(await manifest(consignmentIds)).not.toContain('Load check');
    const body = { consignmentIds, scanned: [...scanned, stranger, scanned[0]], signedBy: ' Sione Fīnau ' };
    expect(await api.post(checks, body)).toMatchObject({
      status: 201,
      body: { signedBy: 'Sione Fīnau', expected: 4, loaded: 3, missing: [missing], unknown: [stranger] },
    });
    const printed = await manifest(consignmentIds);
    expect(printed).toContain('Signed by Sione Fīnau');
    expect(printed).toContain('3 of 4 pieces');
    expect(printed.replaceAll(' ', '')).toContain(`${first?.reference ?? ''}(00)${missing}`);

    clock.at = new Date(testNow.getTime() + 60_000);
    await api.post(checks, { consignmentIds, scanned: ssccs, signedBy: 'Mere' });
    const later = await manifest(consignmentIds);
    expect(later).toContain('4 of 4 pieces');
    expect(later).not.toContain('Sione Fīnau');
  });

  it('[LOAD-21] [LOAD-24] goes on from the latest one, until a Ready consignment changes, and after the pickup', async ({
    api,
    clock,
    database,
    list,
    load,
  }) => {
    const read = async () => (await list({ references: ['TAS2300004', 'TAS2300006'] })).consignments;
    const readLoaded = async () => (await read()).map(({ pieces }) => pieces.map(({ isLoaded }) => isLoaded));
    const [staged, ready] = await read();
    expect([staged?.signed, ready?.signed]).toEqual([null, null]);
    expect(await load('TAS2300004')).not.toHaveProperty('loadCheck');
    const none = [false, false, false];
    expect(await readLoaded()).toEqual([none, none]);
    clock.at = new Date(testNow.getTime() + 60_000);
    const check = await api.post(checks, {
      consignmentIds: [staged?.id, ready?.id],
      scanned: [staged?.pieces[0]?.sscc, ready?.pieces[0]?.sscc],
      signedBy: 'Sione Fīnau',
    });
    const signed = {
      checkId: (check.body as { id: string }).id,
      signedBy: 'Sione Fīnau',
      signedAtDateTimeUtc: clock.at.toISOString(),
    };
    const { signedBy, signedAtDateTimeUtc } = signed;
    expect((await load('TAS2300004')).loadCheck).toEqual({
      signedBy,
      signedAtDateTimeUtc,
      expected: 3,
      missing: 2,
    });
    const one = [true, false, false];
    expect(await readLoaded()).toEqual([one, one]);

    // The driver collects the one; the freight of the other changes.
    await runSql(database)`
      update consignments set modified_at = ${new Date(clock.at.getTime() + 1)}
        where reference in ('TAS2300004', 'TAS2300006')`;
    // A pickup before the check, reported after a later edit, doesn't keep the earlier freight.
    await runSql(database)`
      insert into status_history (tenant_id, organisation_id, consignment_id, position, status_code, status_at,
          recorded_at)
        select tenant_id, organisation_id, id, 9, 'PICKUP', ${testNow}, modified_at from consignments
        where reference = 'TAS2300006'`;
    expect(await readLoaded()).toEqual([one, none]);
    expect((await read()).map((each) => each.signed)).toEqual([signed, signed]);
  });

  it('[LOAD-21] is refused once another check of the load was signed, also at the same moment', async ({
    api,
    clock,
    list,
  }) => {
    const references = ['TAS2300003'];
    const { consignments } = await list({ references });
    const body = { consignmentIds: consignments.map(({ id }) => id), scanned: [], earlierCheckIds: [] };
    const answers = await Promise.all(
      ['Sione', 'Mere'].map((signedBy) => api.post(checks, { ...body, signedBy })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [signed] = (await list({ references })).consignments.map((each) => each.signed);
    const message = `${signed?.signedBy} has signed this load since you opened it`;
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ problems: [{ message }] });

    clock.at = new Date(clock.at.getTime() + 60_000);
    const next = { ...body, signedBy: 'Tāne', earlierCheckIds: [signed?.checkId] };
    expect(await api.post(checks, next)).toMatchObject({ status: 201 });
    expect(await api.post(checks, next)).toMatchObject({ status: 409 });
  });

  it('[LOAD-03] needs a name and a consignment that can be seen', async ({ api, list }) => {
    const { consignments } = await list();
    const body = { consignmentIds: consignments.map(({ id }) => id), scanned: [], signedBy: 'Sione' };
    const refused = async (more: object) => {
      const answer = await api.post(checks, { ...body, ...more });
      return [answer.status, (answer.body as { problems: { message: string }[] }).problems[0]?.message];
    };
    expect(await refused({ signedBy: ' ' })).toEqual([422, 'Enter your name']);
    expect(await refused({ signedBy: 'a'.repeat(101) })).toEqual([422, 'At most 100 characters']);
    const scanned = 'This has the number of a piece in it. Enter your name';
    expect(await refused({ signedBy: 'Sione]C100095212340000000013' })).toEqual([422, scanned]);
    const nobody = ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'];
    expect(await refused({ consignmentIds: nobody })).toEqual([422, 'None of these consignments were found']);
  });
});
