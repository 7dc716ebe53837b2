import { markup, type Page } from '@consign/identity/pages';

import type { Mail } from './mail-store.js';

const instant = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Pacific/Auckland',
});

function time({ receivedAt }: Mail) {
  return markup`<time datetime="${receivedAt}">${instant.format(new Date(receivedAt))}</time>`;
}

export function mailsPage(mails: readonly Mail[]): Page {
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
            <p class="dim">To send one, use Email Pickup Manifest in the consignment list.</p>`
        : markup`<ul>${items}</ul>`,
  };
}

export function mailPage(mail: Mail): Page {
  const attachments = mail.attachments.map(
    ({ name, bytes }, position) =>
      markup`<li><a href="/mails/${mail.id}/attachments/${position}">${name}</a>
        <span class="dim">${Math.ceil(bytes / 1024)} KB</span></li>`,
  );
  return {
    title: mail.subject,
    layout: 'wide',
    body: markup`<p class="dim">From ${mail.from} to ${mail.to.join(', ')} · ${time(mail)}</p>
      <pre>${mail.text}</pre>
      ${attachments.length === 0 ? '' : markup`<ul>${attachments}</ul>`}
      <p><a href="/">All mail</a></p>`,
  };
}

export const noMailPage: Page = {
  title: 'Mail not found',
  body: markup`<p>This mail doesn't exist. It may have been cleared.</p><p><a href="/">All mail</a></p>`,
};
