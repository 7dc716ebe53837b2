import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openSession } from '@consign/api';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildInbox, type Inbox } from './inbox.js';
import type { Mail } from './mail-store.js';

const database = openSession(new PGlite());
const errors: unknown[] = [];
let now = new Date('2026-04-04T13:30:00Z');
let mornings = 0;
let inbox: Inbox;
let origin: string;
const server = createServer((request, response) => inbox.handler(request, response));

beforeAll(async () => {
  inbox = await buildInbox(
    database,
    { now: () => now },
    {
      onError: (error) => errors.push(error),
      sendMorning: () => Promise.resolve(void (mornings += 1)),
    },
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await database.close();
});

async function page(path: string): Promise<{ status: number; text: string; policy: string }> {
  const response = await fetch(origin + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, text: await response.text(), policy };
}

it('explains the empty inbox', async () => {
  const { text } = await page('/');
  expect(text).toContain('<h1>Mail inbox</h1>');
  expect(text).toContain('No mail yet.');
});

it("sends the next morning's mail by a button alone", async () => {
  expect((await page('/')).text).toContain(
    '<button class="action plain">Send the next morning\'s mail now</button>',
  );
  expect([(await page('/morning')).status, mornings]).toEqual([404, 0]);
  expect(await fetch(`${origin}/morning`, { method: 'POST', redirect: 'manual' })).toMatchObject({
    status: 303,
  });
  expect(mornings).toBe(1);
});

it('lists mail newest first, in New Zealand time, with its markup escaped', async () => {
  const message = {
    from: 'consign@tasman.example',
    to: ['dock@kowhai.example'],
    subject: 'First',
    text: 'One',
  };
  await inbox.receive(message);
  now = new Date('2026-04-04T14:30:00Z');
  const attack = '<script>alert("1")</script>';
  await inbox.receive({
    ...message,
    to: ['a@kowhai.example', attack],
    subject: attack,
    text: `Kia ora\n${attack}`,
  });

  const list = await page('/');
  expect(list.text.indexOf('&lt;script&gt;')).toBeLessThan(list.text.indexOf('First'));
  expect(list.text).not.toContain('<script');
  expect(list.policy).toContain("default-src 'none'");
  // 2:30 am occurs twice that day; the first is still daylight saving time.
  expect(list.text).toMatch(/05\/04\/2026, 2:30:00/);

  const mails = (await (await fetch(`${origin}/api/mails`)).json()) as Mail[];
  expect(mails.map(({ subject }) => subject)).toEqual([attack, 'First']);
  const newest = mails[0];
  expect(newest).toMatchObject({ receivedAt: '2026-04-04T14:30:00.000Z', to: ['a@kowhai.example', attack] });

  const one = await page(`/mails/${newest?.id}`);
  expect(one.text).toContain('Kia ora\n&lt;script&gt;');
  expect(one.text).not.toContain('<script');
  const json = await fetch(`${origin}/api/mails/${newest?.id}`);
  expect(await json.json()).toEqual(newest);
});

it('[BULK-08] stores attachments, and stores a resent mail only once', async () => {
  const content = new TextEncoder().encode('%PDF-1.7 Tūī');
  const message = {
    id: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b77',
    from: 'consign@tasman.example',
    to: ['dock@kowhai.example'],
    subject: 'Pickup manifest',
    text: 'Notes: gate 4',
    attachments: [{ name: 'Pickup Manifest.pdf', mediaType: 'application/pdf', content }],
  };
  await inbox.receive(message);
  await inbox.receive(message);
  const mails = (await (await fetch(`${origin}/api/mails`)).json()) as Mail[];
  const manifests = mails.filter(({ subject }) => subject === 'Pickup manifest');
  expect(manifests).toMatchObject([{ id: message.id, attachments: [{ bytes: content.length }] }]);
  expect((await page(`/mails/${message.id}`)).text).toContain(`/mails/${message.id}/attachments/0`);
  const file = await fetch(`${origin}/mails/${message.id}/attachments/0`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(content);
  expect((await fetch(`${origin}/mails/${message.id}/attachments/1`)).status).toBe(404);
});

it('answers 404 for unknown mail and 405 for anything but GET', async () => {
  expect(await page('/mails/nothing')).toMatchObject({ status: 404 });
  expect((await page('/mails/nothing')).text).toContain("This mail doesn't exist.");
  expect((await fetch(`${origin}/api/mails/nothing`)).status).toBe(404);
  expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
  expect(errors).toEqual([]);
});
