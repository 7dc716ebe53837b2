import { expect } from 'vitest';

import { testApp } from '../../testing/app.js';
import { createRun, wellingtonRun } from '../../testing/booking-rows.js';
import { call } from '../../testing/call.js';
import { runSql } from '../../testing/run-sql.js';
import { trackTest } from '../../testing/track-test.js';

const lines: string[] = [];

const it = trackTest.extend('appOptions', { scope: 'file' }, () => ({
  lines,
  config: { cacheSeconds: { tenant: 0, user: 0 } },
}));

const proof = { signatory: 'Mere <Tahu>', piecesDelivered: 6, note: 'Behind the shed' };
const notFound = 'It has ended, or it isn’t complete. Ask whoever sent it to you for a new one.';

it('[TRAK-01] [TRAK-02] [TRAK-09] says what a receiver may see, and nothing else that is stored', async ({
  link,
  open,
  reportOne,
  set,
  store,
}) => {
  const { reference } = await store('TRANSIT', {
    receiverReference: 'RECEIVER-REF',
    salesReference: 'SALES-REF',
    items: [{ count: 8 }],
  });
  const url = await link(reference);
  const { text: before } = await open(url);
  expect(before).toContain('<h1>On its way</h1>');
  expect(before).not.toContain('tel:');
  await reportOne(reference, 'Delivered', { proof });
  expect((await open(url)).text).not.toContain('Signed by');
  await set({ 'ReceiversPage:Proof': 'true', 'ReceiversPage:Phone': '0800 555 012' });
  const { text } = await open(url);
  expect(
    text
      .replaceAll(/<style.*?<\/style>|<[^>]*>/gsu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  ).toBe(
    `Delivered: consignment ${reference} · Tasman Freight Tasman Freight Consignment ${reference} Delivered ` +
      'Delivery to Regent, Whangārei Pieces 6 of 8 pieces Signed by Mere &lt;Tahu> Progress ' +
      'Delivered Mon, 16 Mar 2026, 2:00 pm On its way Tue, 10 Mar 2026, 2:00 pm ' +
      `Questions? Call Tasman Freight on 0800 555 012 and quote ${reference}.`,
  );
  expect(text).toContain('href="tel:0800555012"');
});

it('[TRAK-01] names the booked window in Auckland', async ({ database, link, open, store }) => {
  const confirmedDeliveryAt = new Date('2026-03-18T19:00:00Z');
  const { reference } = await store('STAGED', { confirmedDeliveryAt });
  expect((await open(await link(reference))).text).toContain('>Expected <strong>Thursday, 19 March</strong>');
  const late = await store('STAGED', { confirmedDeliveryAt: new Date('2026-03-12T19:00:00Z') });
  expect((await open(await link(late.reference))).text).toContain('>Was expected <strong>Friday, 13 March');
  await createRun(database);
  await runSql(database)`
    insert into run_bookings (tenant_id, organisation_id, consignment_id, run_id, day, starts_at, booked_at)
      select tenant_id, organisation_id, id, ${wellingtonRun}, '2026-03-19', confirmed_delivery_at, now()
      from consignments where reference = ${reference}`;
  expect((await open(await link(reference))).text).toContain(
    'Booked for <strong>Thursday, 19 March, 8:00\u{A0}am\u{A0}–\u{2060}\u{A0}12:00\u{A0}pm</strong>',
  );
});

it('[TRAK-06] is a small page for which nothing else is loaded, and that is not kept or found', async ({
  link,
  open,
  store,
}) => {
  const { reference } = await store('TRANSIT');
  const { status, headers, text } = await open(await link(reference));
  const nonce = /<style nonce="([\w-]+)">/u.exec(text)?.[1];
  expect([status, Buffer.byteLength(text) < 30 * 1024]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(text).not.toMatch(/<script|<link|<img|src=|url\(|https?:/u);
  expect(text).toMatch(/<meta name="robots" content="noindex, nofollow">.*prefers-color-scheme:dark/su);
});

it('[TRAK-07] a link on another host, a changed one, one with a slash behind it and one of a tenant with tracking pages get the same answer', async ({
  link,
  open,
  set,
  store,
}) => {
  const { reference } = await store('TRANSIT');
  const url = await link(reference);
  const answers = [
    await open(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`),
    await open('http://tasman.localhost/track/nothing'),
    await open(`${url}/`),
  ];
  await set({ 'Client.TrackingUrlTemplate': 'https://track.example/{reference}' });
  answers.push(await open(url));
  await set({ 'Client.TrackingUrlTemplate': '' });
  expect((await open(url)).status).toBe(200);
  const [first] = answers.map(({ status, text }) => [status, text.replace(/nonce="[\w-]+"/u, '')]);
  for (const { status, text } of answers)
    expect([status, text.replace(/nonce="[\w-]+"/u, '')]).toEqual(first);
  for (const host of ['aurora.localhost:4300', 'nobody.localhost:4300'])
    expect(await open(url, host)).toMatchObject({
      status: 404,
      text: expect.stringContaining(notFound) as string,
    });
});

it('[TRAK-08] [TRAK-15] is limited by address, which a page says, and no log names the link', async ({
  database,
  link,
  open,
  store,
}) => {
  const { reference } = await store('TRANSIT');
  const url = await link(reference);
  lines.length = 0;
  await open(url);
  await open(`${url}/more`);
  const log = lines.join('');
  expect(log).toContain('/track/:token');
  expect(log).not.toContain(url.slice(-43));
  expect(log).not.toContain(reference);
  const app = await testApp({ database, config: { rateLimit: { max: 2, windowSeconds: 60 } } });
  const answers = [];
  for (let index = 0; index < 3; index += 1) answers.push(await call(app, 'GET', new URL(url).pathname));
  await app.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]).toMatchObject({
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' },
    text: expect.stringMatching(/Tasman Freight.*Please wait a moment/su) as string,
  });
});
