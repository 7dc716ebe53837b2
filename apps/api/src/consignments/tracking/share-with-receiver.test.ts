import { describe, expect } from 'vitest';

import { testApp } from '../../testing/app.js';
import { createApi } from '../../testing/call.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';
import { trackTest as it } from '../../testing/track-test.js';
import { signIn } from '../../testing/world.js';

const withoutNonce = (page: string) => page.replace(/nonce="[\w-]+"/u, '');

describe('shareWithReceiver', () => {
  it('[CALL-296] [TRAK-03] [TRAK-10] makes one link, shows it with the consignment, and stores nothing that opens the page', async ({
    api,
    database,
    load,
    store,
    share,
  }) => {
    const { reference } = await store('TRANSIT');
    expect(await load(reference)).toMatchObject({
      trackingUrl: null,
      receiversPage: { state: 'NotShared', endsAtDateTimeUtc: null },
    });
    const shared = await share(reference);
    expect(shared).toMatchObject({ status: 200, body: { endsAtDateTimeUtc: null } });
    const { trackingUrl } = shared.body as { trackingUrl: string };
    expect(trackingUrl).toMatch(/^http:\/\/tasman\.localhost:4300\/track\/[\w-]{43}$/u);
    expect((await share(reference)).body).toEqual(shared.body);
    expect(await load(reference)).toMatchObject({
      trackingUrl,
      receiversPage: { state: 'Shared', endsAtDateTimeUtc: null },
    });
    const token = trackingUrl.slice(-43);
    const trail = await api.get(`/api/v2/consignments/${reference}/audit`);
    expect(trail.text.match(/"changedBy":"Mere Manager","action":"ReceiverLinkCreated"/gu)).toHaveLength(1);
    const { rows } = await runSql(database)`select to_jsonb(k)::text from tracking_links k`;
    expect(rows.length).toBeGreaterThan(0);
    for (const text of [trail.text, JSON.stringify(rows)]) expect(text).not.toContain(token);
  });

  it('[TRAK-03] the link is https where PUBLIC_URL is', async ({ database, store }) => {
    const { reference } = await store('TRANSIT');
    const app = await testApp({ database, config: { publicUrl: 'https://tasman.example' } });
    const secure = createApi(app, await signIn('manager'));
    const { text } = await secure.post(`/api/v2/consignments/${reference}/receivers-page`, undefined);
    await app.close();
    expect(text).toContain('"trackingUrl":"https://tasman.localhost:4300/track/');
  });

  it('[TRAK-03] not of a Draft, nor if another page tracks it', async ({ database, load, store, share }) => {
    const [draft, tracked] = [await store('DRAFT'), await store('TRANSIT')];
    await runSql(database)`
      update consignments set tracking_url = 'https://carrier.example/7' where id = ${tracked.id}`;
    expect(await share(draft.reference)).toMatchObject({
      status: 409,
      body: { detail: 'A Draft has no page for the receiver', problems: [{ id: 'TRAK-03' }] },
    });
    expect((await share(tracked.reference)).status).toBe(409);
    expect(await load(tracked.reference)).toMatchObject({
      trackingUrl: 'https://carrier.example/7',
      receiversPage: null,
    });
  });

  it('[TRAK-04] [TRAK-07] a link that has ended is answered as one that never was, and is replaced', async ({
    clock,
    load,
    store,
    share,
    open,
  }) => {
    const statusAt = new Date('2026-01-10T01:00:00Z');
    const { reference } = await store('DELIVERED', { statusAt });
    clock.at = new Date('2026-01-11T00:00:00Z');
    const first = (await share(reference)).body as { trackingUrl: string };
    expect(first).toMatchObject({ endsAtDateTimeUtc: '2026-03-12T00:00:00.000Z' });
    clock.at = testNow;
    const [ended, unknown] = [
      await open(first.trackingUrl),
      await open('http://tasman.localhost/track/nothing'),
    ];
    expect(ended.status).toBe(404);
    expect(withoutNonce(ended.text)).toBe(withoutNonce(unknown.text));
    expect(await load(reference)).toMatchObject({
      trackingUrl: null,
      receiversPage: { state: 'Ended' },
    });
    const second = (await share(reference)).body as { trackingUrl: string };
    expect(second.trackingUrl).not.toBe(first.trackingUrl);
    expect((await open(second.trackingUrl)).status).toBe(200);
  });
});

it('[CALL-297] [TRAK-05] [TRAK-10] a renewed link ends the former', async ({ api, store, share, open }) => {
  const { reference } = await store('TRANSIT');
  const former = (await share(reference)).body as { trackingUrl: string };
  const url = `/api/v2/consignments/${reference}/receivers-page/renewals`;
  expect((await open(former.trackingUrl)).status).toBe(200);
  const renewed = (await api.post(url, undefined)).body as { trackingUrl: string };
  expect((await open(former.trackingUrl)).status).toBe(404);
  expect((await open(renewed.trackingUrl)).status).toBe(200);
  expect((await api.get(`/api/v2/consignments/${reference}/audit`)).text).toContain('ReceiverLinkRenewed');
});
