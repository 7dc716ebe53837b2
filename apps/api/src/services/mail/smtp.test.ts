import { createServer } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { listen } from '../../testing/listen.js';
import { FailedForGood } from '../jobs/job-handler.js';
import type { Mail } from './mail.js';
import { createSmtpMailer, noMailer, tryMailServer } from './smtp.js';

const mail: Mail = {
  id: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b77',
  to: 'mere@kowhai.example',
  subject: 'Tūī',
  text: 'Kia ora',
  attachments: [
    { name: 'Pickup Manifest.pdf', mediaType: 'application/pdf', content: new TextEncoder().encode('%PDF') },
  ],
};

/** A mail server that says what it is told to each recipient; answers its address and what it was sent. */
async function mailServer(toRecipient: string): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('utf8');
      received.push(text);
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      const wasData = isData;
      isData = !wasData && text.startsWith('DATA');
      if (wasData) socket.write('250 kept\r\n');
      else if (isData) socket.write('354 go on\r\n');
      else if (text.startsWith('STARTTLS')) socket.write('502 not here\r\n');
      else if (text.startsWith('RCPT')) socket.write(`${toRecipient}\r\n`);
      else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${await listen(server)}`, received };
}

const from = 'Tasman Freight <freight@tasman.example>';

it('[BULK-08] a mail server is given the mail with what is attached, under the id of the mail', async () => {
  const { url, received } = await mailServer('250 ok');
  await createSmtpMailer({ url, from })(mail);
  const all = received.join('');
  expect(all).toContain('RCPT TO:<mere@kowhai.example>');
  expect(all).toContain(`Message-ID: <${mail.id}@tasman.example>`);
  expect(all).toContain('filename="Pickup Manifest.pdf"');
  expect(all).toContain(Buffer.from('%PDF').toString('base64'));
});

it('[MAIL-04] [MAIL-06] a mail has its HTML beside its text, and headers by which mail programs stop such mails', async () => {
  const { url, received } = await mailServer('250 ok');
  const unsubscribeUrl = 'https://tasman.example/mails/stop?s=signed';
  await createSmtpMailer({ url, from })({ ...mail, html: '<p>Kia ora</p>', unsubscribeUrl, attachments: [] });
  const all = received.join('');
  expect(all).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(all).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(all).toMatch(/multipart\/alternative[^]+text\/plain[^]+text\/html/u);
});

it('[PLAT-87] a mail server is tried without a mail', async () => {
  const { url, received } = await mailServer('250 ok');
  await tryMailServer(url, 5000);
  expect(received).not.toHaveLength(0);
  expect(received.join('')).not.toContain('MAIL FROM');
});

it('[DOCS-12] a recipient that is refused for good is refused for good, one that is not now only now', async () => {
  const gone = await mailServer('550 no such user');
  await expect(createSmtpMailer({ url: gone.url, from })(mail)).rejects.toThrow(FailedForGood);
  const full = await mailServer('452 full');
  await expect(createSmtpMailer({ url: full.url, from })(mail)).rejects.not.toThrow(FailedForGood);
});

// 0.0.0.0 reaches this machine and counts as another host.
it('[PLAT-153] another host gets mail without TLS only where the address says so', async () => {
  const { url, received } = await mailServer('250 ok');
  const other = url.replace('127.0.0.1', '0.0.0.0');
  const sent = createSmtpMailer({ url: other, from })(mail);
  await expect(sent).rejects.toMatchObject({ code: 'ETLS' });
  await expect(sent).rejects.not.toThrow(FailedForGood);
  expect(received.join('')).not.toContain('MAIL FROM');
  await createSmtpMailer({ url: `${other}?requireTLS=false`, from })(mail);
  expect(received.join('')).toContain('MAIL FROM');
});

it('[DOCS-12] nobody to send it is a reason to wait', async () => {
  const url = 'smtp://127.0.0.1:1';
  await expect(createSmtpMailer({ url, from })(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
  await expect(noMailer(mail)).rejects.toThrow('No mail server is configured');
});
