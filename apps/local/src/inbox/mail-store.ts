import { randomUUID } from 'node:crypto';

import type { LocalStore } from '../store/local-store.js';

export interface Message {
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
}

export interface Mail extends Message {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

interface MailRow {
  id: string;
  received_at: Date;
  sender: string;
  recipients: string[];
  subject: string;
  body: string;
}

const mostListed = 200;
const columns = 'id, received_at, sender, recipients, subject, body';

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
  await store.query('create index if not exists mail_received on inbox.mail (received_at desc, id)');
}

function toMail({ id, received_at, sender, recipients, subject, body }: MailRow): Mail {
  return { id, receivedAt: received_at.toISOString(), from: sender, to: recipients, subject, text: body };
}

export async function addMail(store: LocalStore, message: Message, now: Date): Promise<void> {
  await store.query(`insert into inbox.mail (${columns}) values ($1, $2, $3, $4::text[], $5, $6)`, [
    randomUUID(),
    now,
    message.from,
    [...message.to],
    message.subject,
    message.text,
  ]);
}

/** Newest first, the last two hundred. */
export async function listMails(store: LocalStore): Promise<Mail[]> {
  const rows = await store.query<MailRow>(
    `select ${columns} from inbox.mail order by received_at desc, id limit ${mostListed}`,
  );
  return rows.map((row) => toMail(row));
}

export async function findMail(store: LocalStore, id: string): Promise<Mail | undefined> {
  const [row] = await store.query<MailRow>(`select ${columns} from inbox.mail where id::text = $1`, [id]);
  return row && toMail(row);
}
