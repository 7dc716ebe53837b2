import { randomUUID } from 'node:crypto';

import type { Database } from '@consign/api';
import { sql } from 'kysely';

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
const columns = sql.raw('id, received_at, sender, recipients, subject, body, html');
const withAttachments = sql`${columns}, coalesce((select jsonb_agg(jsonb_build_object('name', a.name,
    'mediaType', a.media_type, 'bytes', length(a.content)) order by a.position)
    from inbox.attachment a where a.mail_id = mail.id), '[]') as attachments`;

export function migrateInbox(database: Database): Promise<void> {
  return database.runScript(`
    create schema if not exists inbox;
    create table if not exists inbox.mail (
      id uuid primary key,
      received_at timestamptz not null,
      sender text not null,
      recipients text[] not null,
      subject text not null,
      body text not null
    );
    create table if not exists inbox.attachment (
      mail_id uuid not null references inbox.mail on delete cascade,
      position integer not null,
      name text not null,
      media_type text not null,
      content bytea not null,
      primary key (mail_id, position)
    );
    alter table inbox.mail add column if not exists html text;
    create index if not exists mail_received on inbox.mail (received_at desc, id)`);
}

function toMail({ id, received_at, sender, recipients, subject, body, html, attachments }: MailRow): Mail {
  const receivedAt = received_at.toISOString();
  return { id, receivedAt, from: sender, to: recipients, subject, text: body, html, attachments };
}

export async function addMail(database: Database, message: Message, now: Date): Promise<void> {
  const { id = randomUUID(), from, to, subject, text, html = null, attachments = [] } = message;
  await database.asSchemaOwner(null, async (tx) => {
    const inserted = await sql`insert into inbox.mail (${columns})
      values (${id}, ${now}, ${from}, ${[...to]}::text[], ${subject}, ${text}, ${html})
      on conflict (id) do nothing returning id`.execute(tx);
    if (inserted.rows.length === 0) return;
    for (const [position, { name, mediaType, content }] of attachments.entries()) {
      await sql`insert into inbox.attachment (mail_id, position, name, media_type, content)
        values (${id}, ${position}, ${name}, ${mediaType},
          decode(${Buffer.from(content).toString('base64')}, 'base64'))`.execute(tx);
    }
  });
}

/** The newest `MAX_LISTED` mails, newest first. */
export async function listMails({ kysely }: Database): Promise<Mail[]> {
  const { rows } = await sql<MailRow>`select ${withAttachments} from inbox.mail
    order by received_at desc, id limit ${MAX_LISTED}`.execute(kysely);
  return rows.map((row) => toMail(row));
}

export async function findMail({ kysely }: Database, id: string): Promise<Mail | undefined> {
  const { rows } = await sql<MailRow>`select ${withAttachments} from inbox.mail
    where id::text = ${id}`.execute(kysely);
  return rows[0] && toMail(rows[0]);
}

export async function findAttachment(
  { kysely }: Database,
  mailId: string,
  position: number,
): Promise<Attachment | undefined> {
  const { rows } = await sql<{ name: string; mediaType: string; content: string }>`
    select name, media_type as "mediaType", encode(content, 'base64') as content from inbox.attachment
    where mail_id::text = ${mailId} and position = ${position}`.execute(kysely);
  return rows[0] && { ...rows[0], content: Buffer.from(rows[0].content, 'base64') };
}
