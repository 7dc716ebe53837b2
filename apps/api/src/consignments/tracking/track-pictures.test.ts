import sharp from 'sharp';
import { expect } from 'vitest';

import { testNow } from '../../testing/now.js';
import { pdfFile, picture } from '../../testing/sample-files.js';
import { trackTest } from '../../testing/track-test.js';

const it = trackTest.extend('appOptions', { scope: 'file' }, () => ({
  config: { cacheSeconds: { tenant: 0, user: 0 } },
}));

const readPictures = (page: string) => [
  ...page.matchAll(/<img src="([^"]+)" alt="([^"]+)" loading="lazy">/gu),
];

it('[TRAK-14] shows pictures of the delivery, small and without what the camera wrote, where the proof is shown', async ({
  app,
  link,
  open,
  reportOne,
  sendFile,
  set,
  store,
}) => {
  const { reference } = await store('TRANSIT');
  const url = await link(reference);
  const photo = await sharp(await picture('jpeg', { width: 900, height: 600 }))
    .withExif({ IFD0: { Copyright: 'SECRET' } })
    .toBuffer();
  expect(photo.includes('SECRET')).toBe(true);
  await sendFile(reference, { name: 'Door.jpg' }, photo);
  await sendFile(reference, { kind: 'Signature', name: 'Mere.png' }, await picture('png', { width: 30 }));
  await sendFile(reference, { kind: 'Document', name: 'Scan.pdf' }, await pdfFile(1));
  await app.runDueJobs(testNow);
  const asReader = async () => readPictures((await open(url)).text);
  await set({ 'ReceiversPage:Proof': 'true' });
  expect(await asReader()).toEqual([]);
  await reportOne(reference, 'Delivered');

  const page = await open(url);
  const [signature, door, ...others] = readPictures(page.text);
  expect([signature?.[2], door?.[2], others]).toEqual([
    'Signature, picture 1 of 2',
    'Photograph, picture 2 of 2',
    [],
  ]);
  expect(Buffer.byteLength(page.text)).toBeLessThan(30 * 1024);
  expect(page.headers['content-security-policy']).toContain("img-src 'self'; form-action 'none'");
  const host = 'tasman.localhost:4300';
  const shown = await app.inject({ url: door?.[1] ?? '', headers: { host } });
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  const { format, width } = await sharp(shown.rawPayload).metadata();
  expect([format, width, shown.rawPayload.includes('SECRET')]).toEqual(['jpeg', 316, false]);

  const other = await store('TRANSIT');
  const otherUrl = await link(other.reference);
  await reportOne(other.reference, 'Delivered');
  const id = door?.[1]?.split('/').at(-1);
  await set({ 'ReceiversPage:Proof': 'false' });
  const hidden = await open(`${url}/pictures/${id}`);
  await set({ 'ReceiversPage:Proof': 'true' });
  for (const answer of [
    hidden,
    await open(`${otherUrl}/pictures/${id}`),
    await open(`${url}/pictures/nothing`),
    await open(`${url}/pictures/${id}`, 'aurora.localhost:4300'),
  ])
    expect(answer).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(await open(`${url}/pictures/${id}`)).toMatchObject({ status: 200 });
});
