import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '@consign/api';
import { sendJson, sendPage, markup, type Page } from '@consign/identity/pages';

import {
  addMail,
  findAttachment,
  findMail,
  listMails,
  migrateInbox,
  type Message,
  type Mail,
} from './mail-store.js';

export interface Inbox {
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Stores a mail instead of sending it. */
  receive(message: Message): Promise<void>;
}

interface InboxOptions {
  readonly onError: (error: unknown) => void;
  /** Sends the mails of the next morning now. */
  readonly sendMorning: () => Promise<void>;
}

/** Shows every mail that the product would have sent. Nothing leaves this machine. */
export async function buildInbox(
  database: Database,
  clock: { now(): Date },
  { onError, sendMorning }: InboxOptions,
): Promise<Inbox> {
  await migrateInbox(database);

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const [, id, position] = /^(?:\/api)?\/mails\/([\w-]+)(?:\/attachments\/(\d{1,3}))?$/.exec(path) ?? [];
    const [, htmlId] = /^\/mails\/([\w-]+)\/html$/.exec(path) ?? [];
    const json = path.startsWith('/api/');
    if (path === '/morning' && request.method === 'POST') {
      await sendMorning();
      response.writeHead(303, { location: '/' }).end();
      return undefined;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendJson(response, 405, { error: 'GET only' });
    if (path === '/') return sendPage(response, mailsPage(await listMails(database)), { status: 200 });
    if (path === '/api/mails') return sendJson(response, 200, await listMails(database));
    if (id !== undefined && position !== undefined) return sendAttachment(response, id, Number(position));
    if (htmlId !== undefined) return sendHtml(response, htmlId);
    const mail = id === undefined ? undefined : await findMail(database, id);
    if (json) return sendJson(response, mail ? 200 : 404, mail ?? { error: 'Mail not found' });
    return sendPage(response, mail ? mailPage(mail) : noMailPage, { status: mail ? 200 : 404 });
  }

  /** Attachments are untrusted, so they are downloaded; only PDFs open inline. */
  async function sendAttachment(response: ServerResponse, id: string, position: number): Promise<void> {
    const found = await findAttachment(database, id, position);
    if (found === undefined) return sendJson(response, 404, { error: 'Attachment not found' });
    const isPdf = found.mediaType === 'application/pdf';
    const name = encodeURIComponent(found.name);
    response.writeHead(200, {
      'content-type': isPdf ? found.mediaType : 'application/octet-stream',
      'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'content-length': found.content.byteLength,
    });
    response.end(found.content);
  }

  /** The HTML of a mail is untrusted: nothing in it runs or loads. */
  async function sendHtml(response: ServerResponse, id: string): Promise<void> {
    const html = (await findMail(database, id))?.html;
    if (html === null || html === undefined) return sendJson(response, 404, { error: 'Mail not found' });
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation",
    });
    response.end(html);
  }

  return {
    receive: (message) => addMail(database, message, clock.now()),
    handler: (request, response) => {
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('referrer-policy', 'no-referrer');
      route(request, response).catch((error: unknown) => {
        onError(error);
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, { error: 'The inbox could not be read' });
      });
    },
  };
}

const instant = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Pacific/Auckland',
});

function time({ receivedAt }: Mail) {
  return markup`<time datetime="${receivedAt}">${instant.format(new Date(receivedAt))}</time>`;
}

/** A visitor of the demonstration doesn't wait for the morning. */
const morning = markup`<form method="post" action="/morning"><button class="action plain">Send the next morning's mail now</button></form>`;

function mailsPage(mails: readonly Mail[]): Page {
  const items = mails.map(
    (mail) =>
      markup`<li><a href="/mails/${mail.id}">${mail.subject}</a>
        <div class="dim">To ${mail.to.join(', ')} · ${time(mail)}</div></li>`,
  );
  return {
    title: 'Mail inbox',
    layout: 'wide',
    body:
      mails.length === 0
        ? markup`<p>No mail yet. Mail that Consign sends is kept here for you to read.</p>
            <p class="dim">To send one, use Email Pickup Manifest in the consignment list.</p>${morning}`
        : markup`${morning}<ul>${items}</ul>`,
  };
}

function mailPage(mail: Mail): Page {
  const attachments = mail.attachments.map(
    ({ name, bytes }, position) =>
      markup`<li><a href="/mails/${mail.id}/attachments/${position}">${name}</a>
        <span class="dim">${Math.ceil(bytes / 1024)} KB</span></li>`,
  );
  return {
    title: mail.subject,
    layout: 'wide',
    body: markup`<p class="dim">From ${mail.from} to ${mail.to.join(', ')} · ${time(mail)}</p>
      ${mail.html === null ? '' : markup`<p><a href="/mails/${mail.id}/html">Show as a mail program does</a></p>`}
      <pre>${mail.text}</pre>
      ${attachments.length === 0 ? '' : markup`<ul>${attachments}</ul>`}
      <p><a href="/">All mail</a></p>`,
  };
}

const noMailPage: Page = {
  title: 'Mail not found',
  body: markup`<p>This mail doesn't exist. It may have been cleared.</p><p><a href="/">All mail</a></p>`,
};
