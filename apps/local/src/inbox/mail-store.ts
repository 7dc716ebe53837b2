import { randomUUID } from 'node:crypto';

import type { LocalStore } from '../store/local-store.js';

export interface Attachment {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

export interface Message {
  /** The same for a resent mail, which is stored only once. */
  id?: string;
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  /** The same as HTML. */
  html?: string;
  attachments?: readonly Attachment[];
}

export interface Mail extends Omit<Message, 'id' | 'html' | 'attachments'> {
  id: string;
  html: string | null;
  /** ISO 8601, UTC. */
  receivedAt: string;
  attachments: { name: string; mediaType: string; bytes: number }[];
}

interface MailRow {
  id: string;
  received_at: Date;
  sender: string;
  recipients: string[];
  subject: string;
  body: string;
  html: string | null;
  attachments: Mail['attachments'];
}

const MAX_LISTED = 200;
const columns = 'id, received_at, sender, recipients, subject, body, html';
const attachmentsColumn = `coalesce((select jsonb_agg(jsonb_build_object('name', a.name, 'mediaType', a.media_type,
    'bytes', length(a.content)) order by a.position) from inbox.attachment a where a.mail_id = mail.id), '[]')
  as attachments`;

export async function migrateInbox(store: LocalStore): Promise<void> {
  await store.query('create schema if not exists inbox');
  await store.query(
    `create table if not exists inbox.mail (
      id uuid primary key,
      received_at timestamptz not null,
      sender text not null,
      recipients text[] not null,
      subject text not null,
      body text not null
    )`,
  );
  await store.query(
    `create table if not exists inbox.attachment (
      mail_id uuid not null references inbox.mail on delete cascade,
      position integer not null,
      name text not null,
      media_type text not null,
      content bytea not null,
      primary key (mail_id, position)
    )`,
  );
  await store.query('alter table inbox.mail add column if not exists html text');
  await store.query('create index if not exists mail_received on inbox.mail (received_at desc, id)');
}

function toMail({ id, received_at, sender, recipients, subject, body, html, attachments }: MailRow): Mail {
  const receivedAt = received_at.toISOString();
  return { id, receivedAt, from: sender, to: recipients, subject, text: body, html, attachments };
}

export async function addMail(store: LocalStore, message: Message, now: Date): Promise<void> {
  const id = message.id ?? randomUUID();
  await store.transaction(async (tx) => {
    const inserted = await tx.query(
      `insert into inbox.mail (${columns}) values ($1, $2, $3, $4::text[], $5, $6, $7)
        on conflict (id) do nothing returning id`,
      [id, now, message.from, [...message.to], message.subject, message.text, message.html ?? null],
    );
    if (inserted.length === 0) return;
    for (const [position, { name, mediaType, content }] of (message.attachments ?? []).entries()) {
      await tx.query(
        `insert into inbox.attachment (mail_id, position, name, media_type, content)
          values ($1, $2, $3, $4, decode($5, 'base64'))`,
        [id, position, name, mediaType, Buffer.from(content).toString('base64')],
      );
    }
  });
}

/** The newest `MAX_LISTED` mails, newest first. */
export async function listMails(store: LocalStore): Promise<Mail[]> {
  const rows = await store.query<MailRow>(
    `select ${columns}, ${attachmentsColumn} from inbox.mail order by received_at desc, id limit ${MAX_LISTED}`,
  );
  return rows.map((row) => toMail(row));
}

export async function findMail(store: LocalStore, id: string): Promise<Mail | undefined> {
  const [row] = await store.query<MailRow>(
    `select ${columns}, ${attachmentsColumn} from inbox.mail where id::text = $1`,
    [id],
  );
  return row && toMail(row);
}

export async function findAttachment(
  store: LocalStore,
  mailId: string,
  position: number,
): Promise<Attachment | undefined> {
  const [row] = await store.query<{ name: string; media_type: string; content: string }>(
    `select name, media_type, encode(content, 'base64') as content from inbox.attachment
      where mail_id::text = $1 and position = $2`,
    [mailId, position],
  );
  return row && { name: row.name, mediaType: row.media_type, content: Buffer.from(row.content, 'base64') };
}
