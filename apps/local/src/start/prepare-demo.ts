import type { Database } from '@consign/api';
import { formatCount } from '@consign/domain';
import { addDays, formatDate, localTimeUtc } from '@consign/domain/dates';
import { sql } from 'kysely';

import { chooseMorningMail, demoHosts, isSeeded, seedDemo, writeDemoInvoices } from '../demo/index.js';
import { findTenantId } from '../find-tenant-id.js';
import { addMail, migrateInbox } from '../inbox/mail-store.js';
import { type LocalOptions, defaultOptions } from '../options/parse-options.js';
import { StartFailure } from '../start-failure.js';
import type { LocalAddresses } from './addresses.js';

export interface DemoContext {
  database: Database;
  options: LocalOptions;
  addresses: LocalAddresses;
  now: Date;
  say: (line: string) => void;
}

interface DemoRow {
  issuer: string;
  size: number;
}

/** From this size, seeding takes long enough to report progress. */
const PROGRESS_FROM_SIZE = 5000;

/**
 * Seeds an empty database with the demo data and mails the invoices; otherwise updates issuer and hosts to the
 * addresses of this start.
 */
export async function prepareDemo(context: DemoContext): Promise<void> {
  const { database } = context;
  await database.runScript(
    `create schema if not exists local;
     create table if not exists local.demo
       (id integer primary key check (id = 1), issuer text not null, size integer not null)`,
  );
  const { rows } = await sql<DemoRow>`select issuer, size from local.demo`.execute(database.kysely);
  const [existing] = rows;
  if (existing) await updateDemo(existing, context);
  else await createDemo(context);
}

async function createDemo({ database, options, addresses, now, say }: DemoContext): Promise<void> {
  if (await isSeeded(database)) {
    throw new StartFailure(
      'The demonstration data in this database is incomplete because an earlier start was stopped. Use an empty database.',
    );
  }
  const { size } = options;
  say(`Creating demonstration data: ${formatCount(size)} consignments`);
  let reported = 0;
  await seedDemo({
    database,
    issuer: addresses.issuer,
    now,
    size,
    extraHosts: addresses.publicHost === null ? [] : [addresses.publicHost],
    onProgress: (done, total) => {
      if (total < PROGRESS_FROM_SIZE || done - reported < total / 10) return;
      reported = done;
      say(`  ${formatCount(done)} of ${formatCount(total)}`);
    },
  });
  await mailInvoices(database, now);
  const host = addresses.publicHost ?? demoHosts[0] ?? 'localhost';
  await chooseMorningMail(database, addresses.product(host), now);
  await sql`insert into local.demo (id, issuer, size) values (1, ${addresses.issuer}, ${size})`.execute(
    database.kysely,
  );
}

/** The provider's invoices lie in the accountant's mail, each on the morning after its month. */
async function mailInvoices(database: Database, now: Date): Promise<void> {
  await migrateInbox(database);
  for (const { number, date, account, csv } of await writeDemoInvoices(database, now)) {
    const mail = {
      from: 'Tasman Freight <accounts@tasman.example>',
      to: ['accounts@kowhai.example'],
      subject: `Invoice ${number}, account ${account}`,
      text: `Please find attached invoice ${number} for account ${account}, deliveries until ${formatDate(date)}.`,
      attachments: [{ name: `${number}.csv`, mediaType: 'text/csv', content: Buffer.from(csv) }],
    };
    await addMail(database, mail, new Date(localTimeUtc(addDays(date, 1), 8 * 60)));
  }
}

async function updateDemo(made: DemoRow, { database, options, addresses, say }: DemoContext): Promise<void> {
  if (options.size !== made.size && options.size !== defaultOptions.size) {
    say(
      `The database already has ${formatCount(made.size)} consignments. --size only applies to new data: run pnpm reset first`,
    );
  }
  if (addresses.publicHost !== null) await registerHost(database, addresses.publicHost);
  if (made.issuer === addresses.issuer) return;
  const tenantIds = new Set<string>();
  for (const host of demoHosts) {
    const id = await findTenantId(database, host);
    if (id !== undefined) tenantIds.add(id);
  }
  for (const tenantId of tenantIds) {
    await database.asSchemaOwner({ tenantId, organisationId: null }, async (tx) => {
      await sql`update users set issuer = ${addresses.issuer}
        where tenant_id = ${tenantId} and issuer = ${made.issuer}`.execute(tx);
    });
  }
  await sql`update local.demo set issuer = ${addresses.issuer}`.execute(database.kysely);
}

async function registerHost(database: Database, host: string): Promise<void> {
  const tenantId = await findTenantId(database, demoHosts[0] ?? 'localhost');
  if (tenantId === undefined || (await findTenantId(database, host)) !== undefined) return;
  await database.asSchemaOwner({ tenantId, organisationId: null }, async (tx) => {
    await sql`insert into tenant_hosts (tenant_id, host) values (${tenantId}, ${host})`.execute(tx);
  });
}
