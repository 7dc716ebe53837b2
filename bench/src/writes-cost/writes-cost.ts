import { createHash } from 'node:crypto';

import { connect } from '../api-list/caller.js';
import { measureOverSql, toRatioName } from '../api-list/over-sql.js';
import { query } from '../postgres/statements.js';
import type { Result } from '../result.js';
import { type SeededServer, measureSeeded } from '../seeded-server.js';

const names = {
  create: 'Create',
  importRows: 'Import of 1,000, per row',
  save: 'Save',
  markReady: 'Mark as ready',
  requestPickup: 'Request pickup',
  bulk: 'Bulk of 200 to Ready',
};
const size = Number(process.env['BENCH_SIZE'] ?? 2000);
const BULK = 200;
const IMPORTED = 1000;
/** Every rule of the domain runs in each call. */
const BUDGET = 4;

/** Compares calls that change consignments with the same SQL through the bare driver. */
export function measureWritesCost(): Promise<Result[]> {
  return measureSeeded(size, Object.values(names).map(toRatioName), async (seeded) => {
    const { server, postgres } = seeded;
    await delayJobs(postgres.url);
    const calls = await createWriteCalls(seeded, BULK);
    const { reset, forget } = calls;
    const single = {
      perRound: 20,
      beforeReplay: forget,
      isWrite: true,
      budget: BUDGET,
      note: `${size} consignments`,
    };
    const results: Result[] = [];
    for (const call of [
      { ...single, name: names.create, send: calls.create },
      { ...single, name: names.importRows, perRound: IMPORTED, rounds: 3, send: calls.importRows },
      { ...single, name: names.save, send: calls.save },
      { ...single, name: names.markReady, send: calls.markReady, prepare: () => reset('DRAFT') },
      { ...single, name: names.requestPickup, send: calls.requestPickup, prepare: () => reset('FINAL') },
      { ...single, name: names.bulk, perRound: 1, send: calls.moveAll, prepare: () => reset('DRAFT') },
    ]) {
      results.push(...(await measureOverSql(server, postgres, call)));
    }
    return results;
  });
}

/** Calls that change consignments, over one connection. */
interface WriteCalls {
  readonly create: (times: number) => Promise<void>;
  /** Creates consignments of rows of a file, each of another row. */
  readonly importRows: (times: number) => Promise<void>;
  readonly save: (times: number) => Promise<void>;
  readonly markReady: (times: number) => Promise<void>;
  readonly requestPickup: (times: number) => Promise<void>;
  /** Moves all consignments of this bench to Ready in one call. */
  readonly moveAll: () => Promise<void>;
  /** Gives all consignments of this bench a status again, without a call. */
  readonly reset: (status: 'DRAFT' | 'FINAL') => Promise<void>;
  /** Removes what `create` and `importRows` made and the audit trail, so that their statements can run again with the same ids. */
  readonly forget: () => Promise<void>;
}

interface Created {
  readonly id: string;
  readonly reference: string;
}

const consignmentsPath = '/api/v1/consignments';
const permissions = [
  'Access.DISPATCH',
  'Consignment.MAINTAIN',
  'Consignment.CREATE',
  'Consignment.LimitedEdit',
];

export async function createWriteCalls(seeded: SeededServer, count: number): Promise<WriteCalls> {
  const { caller, postgres } = seeded;
  const call = connect(seeded, permissions);
  const put = (path: string, body: unknown) => call(`${consignmentsPath}/${path}`, body, { method: 'PUT' });
  const fields = await readFields(postgres.url, caller.siteIds);
  const create = async (headers: Readonly<Record<string, string>> = {}): Promise<Created> =>
    JSON.parse(await call(consignmentsPath, { ...fields, lineItems: [item] }, { headers })) as Created;
  const createMany = async (times: number, headersFor?: () => Record<string, string>): Promise<Created[]> => {
    const all: Created[] = [];
    for (let made = 0; made < times; made += 1) all.push(await create(headersFor?.()));
    return all;
  };
  const references = (await createMany(count)).map(({ reference }) => reference);
  const ofEach =
    (send: (reference: string) => Promise<unknown>) =>
    async (times: number): Promise<void> => {
      for (const reference of references.slice(0, times)) await send(reference);
    };
  const loaded = new Map<string, string>();
  let saves = 0;
  const created: Created[] = [];
  let rows = 0;
  const nextRow = () => {
    rows += 1;
    const digest = createHash('sha256').update(String(rows)).digest('base64url');
    return { 'import-row': `${digest}.1`, 'import-file': 'bench.csv' };
  };
  return {
    create: async (times) => {
      created.push(...(await createMany(times)));
    },
    importRows: async (times) => {
      created.push(...(await createMany(times, nextRow)));
    },
    save: ofEach(async (reference) => {
      saves += 1;
      const lastModifiedAtDateTimeUtc =
        loaded.get(reference) ?? (await readModified(postgres.url, reference));
      const body = { ...fields, notes: `Gate ${saves}`, lastModifiedAtDateTimeUtc };
      const saved = JSON.parse(await put(reference, body)) as typeof body;
      loaded.set(reference, saved.lastModifiedAtDateTimeUtc);
    }),
    markReady: ofEach((reference) => put(`${reference}/mark-as-ready`, {})),
    requestPickup: ofEach((reference) => put(`${reference}/request-pickup`, {})),
    moveAll: async () => {
      const text = await call(`${consignmentsPath}/bulk/status`, { statusCode: 'FINAL', references });
      if (text.includes('"Error"')) throw new Error(`not every consignment was moved: ${text.slice(0, 500)}`);
    },
    reset: async (status) => {
      await query(
        postgres.url,
        `update consignments set status_code = $1, status_at = now() - interval '1 minute' where reference = any($2)`,
        [status, references],
      );
    },
    forget: async () => {
      const ids = created.splice(0).map(({ id }) => `'${id}'`);
      await query(postgres.url, 'truncate consignment_changes');
      if (ids.length > 0) await query(postgres.url, deleteConsignments(`array[${ids.join()}]::uuid[]`));
    },
  };
}

const item = {
  count: 2,
  packagingType: 'PALLET',
  description: 'Flat-packed kitchen',
  length: 1.2,
  width: 1,
  height: 1.2,
  volume: 2.88,
  weight: 500,
  dangerousGoods: null,
};

/** From a site of the caller to a typed address. */
async function readFields(url: string, siteIds: readonly string[]) {
  const [row] = await query<{ participant_id: string; account_id: string }>(
    url,
    `select s.participant_id, (select a.id from accounts a where a.tenant_id = s.tenant_id
        and a.organisation_id = s.organisation_id and a.is_active order by a.code limit 1) as account_id
      from sites s where s.id = any($1) and s.is_active order by s.code limit 1`,
    [siteIds],
  );
  if (!row) throw new Error('The caller has no active site');
  return {
    accountId: row.account_id,
    serviceType: 'GENERAL',
    senderParticipantId: row.participant_id,
    receiverParticipantId: null,
    receiverParticipant: {
      fullName: 'Tūī Café',
      phone: '021 555 0199',
      email: 'orders@tui.example',
      address: {
        streetNumber: '5',
        street: 'Bank Street',
        suburb: 'Regent',
        city: 'Whangārei',
        postcode: '0110',
      },
    },
    receiverReference: 'PO-7781',
  };
}

async function readModified(url: string, reference: string): Promise<string> {
  const [row] = await query<{ modified_at: Date }>(
    url,
    'select modified_at from consignments where reference = $1',
    [reference],
  );
  if (!row) throw new Error(`${reference} does not exist`);
  return row.modified_at.toISOString();
}

/** The jobs that follow a change, such as its price, would run in the server between the measured calls. */
async function delayJobs(url: string): Promise<void> {
  await query(
    url,
    `create function put_off_job() returns trigger language plpgsql as
      $$ begin new.due_at := new.due_at + interval '1 day'; return new; end $$`,
  );
  await query(
    url,
    'create trigger put_off before insert or update on jobs for each row execute function put_off_job()',
  );
}

const deleteConsignments = (ids: string): string => `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select c.table_name from information_schema.columns c join pg_tables t on t.tablename = c.table_name
    where c.table_schema = 'public' and t.schemaname = 'public' and c.column_name = 'consignment_id' loop
    execute format('delete from %I where consignment_id = any($1)', name) using ${ids};
  end loop;
  delete from consignments where id = any(${ids});
end $$`;
