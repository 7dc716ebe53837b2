import { describe, expect } from 'vitest';

import { draftBody, kowhaiSite, tuiCafe } from '../../testing/fixtures.js';
import { bookUrl, test as it } from '../../testing/desk-test.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';
import { MAX_RECEIVERS } from './known-receiver-store.js';

const named = (fullName: string | null) => ({ receiverParticipant: { ...tuiCafe, fullName } });
const nobody = { phone: null, email: null };

describe('the address book', () => {
  it('[CALL-122] [CONS-75] has the typed receivers of the requesting site, the last used first', async ({
    api,
    apiAs,
    clock,
    create,
    find,
  }) => {
    expect(await find()).toEqual([]);
    await create();
    clock.at = new Date(testNow.getTime() + 60_000);
    await create(named('Māra Kai'));
    await create(draftBody);
    expect(await find()).toMatchObject([
      { fullName: 'Māra Kai' },
      {
        fullName: 'Tūī Café',
        phone: '021 555 0199',
        email: 'orders@tui.example',
        address: { street: 'Bank Street', city: 'Whangārei' },
        participantId: null,
        serviceTypeCode: 'GENERAL',
        packagingTypeCode: 'PALLET',
        usedAtDateTimeUtc: testNow.toISOString(),
      },
    ]);
    // A colleague of another requesting site, and other customers.
    for (const who of ['dispatch', 'southern', 'harbour'])
      expect(await find('', await apiAs(who))).toEqual([]);
    expect(await api.get(bookUrl)).toMatchObject({ status: 200 });
  });

  it.for([
    ['a name without its macrons', 'tui', ['Tūī Café']],
    ['every word', 'cafe bank', ['Tūī Café']],
    ['a town', 'whangarei', ['Māra Kai', 'Tūī Café']],
    ['a phone number', '0199', ['Māra Kai', 'Tūī Café']],
    ['signs that a pattern would read', '%', []],
  ] as const)('[CONS-75] is searched by %s', async ([_what, term, names], { find }) => {
    const found = await find(`?term=${encodeURIComponent(term)}`);
    expect(found.map(({ fullName }) => fullName)).toEqual(names);
  });

  it('[CONS-75] has a receiver once, with what was typed last, and keeps a contact that was left out', async ({
    create,
    find,
  }) => {
    await create({ receiverParticipant: { ...tuiCafe, ...nobody }, lineItems: [] });
    expect(await find('?term=tui')).toMatchObject([
      { phone: '021 555 0199', email: 'orders@tui.example', packagingTypeCode: 'PALLET' },
    ]);
  });

  it('[CALL-122] [CONS-72] says what was sent to a site last', async ({ create, find }) => {
    const { participantId } = kowhaiSite('WLG1');
    await create({ ...draftBody, receiverParticipant: null, serviceType: 'OVERNIGHT' });
    expect(await find(`?participantId=${participantId}`)).toMatchObject([
      { participantId, serviceTypeCode: 'OVERNIGHT' },
    ]);
    expect(await find(`?participantId=${kowhaiSite('AKL1').participantId}`)).toEqual([]);
  });

  it('[CONS-77] remembers no import and no receiver without a name', async ({ create, find }) => {
    const row = { 'import-row': `${'B'.repeat(43)}.1`, 'import-file': 'file.csv' };
    expect((await create(named('From a file'), { headers: row })).status).toBe(201);
    expect(await find('?term=file')).toEqual([]);
  });

  it('[CONS-77] keeps the receivers that were used last', async ({ create, database, find }) => {
    await runSql(database)`
      insert into known_receivers (tenant_id, organisation_id, site_id, id, receiver_key, full_name, address,
          search_text, service_type_code, used_at)
        select r.tenant_id, r.organisation_id, r.site_id, gen_random_uuid(), rpad(n::text, 43, '-'), 'Bulk ' || n,
          r.address, 'bulk n' || n, 'GENERAL', ${testNow}::timestamptz - n * interval '1 second'
        from generate_series(1, ${MAX_RECEIVERS}) n, (select * from known_receivers limit 1) r`;
    await create(named('The newest'));
    expect(await find('?term=newest')).toHaveLength(1);
    expect(await find('?term=bulk')).toHaveLength(50);
    expect(await find(`?term=n${MAX_RECEIVERS}`)).toEqual([]);
    expect((await runSql(database)`select from known_receivers`).rows).toHaveLength(MAX_RECEIVERS);
  });
});
