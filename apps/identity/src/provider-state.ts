import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

import { toClientMetadata, type FindClient } from './clients.js';
import { toMachineMetadata, type FindMachine } from './machines.js';
import { errors } from './oidc-library.js';
import { hasNul } from './request-limits.js';
import type { IdentityQuery } from './store.js';

interface StateRow {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

export interface Clock {
  now(): Date;
}

class ProviderState implements Adapter {
  readonly #store: IdentityQuery;
  readonly #clock: Clock;
  readonly #model: string;

  constructor(store: IdentityQuery, clock: Clock, model: string) {
    this.#store = store;
    this.#clock = clock;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const stored = JSON.stringify(payload);
    if (stored.includes(String.raw`\u0000`)) {
      throw new errors.InvalidRequest('a parameter contains a NUL character');
    }
    const expiresAt = expiresIn ? new Date(this.#clock.now().getTime() + expiresIn * 1000) : null;
    await this.#store.query(
      `insert into identity.provider_state (model, id, payload, grant_id, uid, user_code, expires_at)
       values ($1, $2, $3::jsonb, $4, $5, $6, $7)
       on conflict (model, id) do update set
         payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
         user_code = excluded.user_code, expires_at = excluded.expires_at`,
      [
        this.#model,
        id,
        stored,
        payload.grantId ?? null,
        payload.uid ?? null,
        payload.userCode ?? null,
        expiresAt,
      ],
    );
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('user_code', userCode);
  }

  /** Consumes a code or refresh token; of two concurrent requests, only one succeeds. */
  async consume(id: string): Promise<void> {
    const consumed = await this.#store.query(
      `update identity.provider_state set consumed_at = $3
       where model = $1 and id = $2 and consumed_at is null returning id`,
      [this.#model, id, this.#clock.now()],
    );
    if (consumed.length === 0) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.#store.query('delete from identity.provider_state where model = $1 and id = $2', [
      this.#model,
      id,
    ]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#store.query('delete from identity.provider_state where model = $1 and grant_id = $2', [
      this.#model,
      grantId,
    ]);
  }

  async #findBy(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
    if (hasNul(value)) return undefined;
    const [row] = await this.#store.query<StateRow>(
      `select payload, consumed_at from identity.provider_state
       where model = $1 and ${column} = $2 and (expires_at is null or expires_at > $3)`,
      [this.#model, value, this.#clock.now()],
    );
    if (!row) return undefined;
    if (!row.consumed_at) return row.payload;
    return { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  }
}

const rejectWrite = (): Promise<never> => Promise.reject(new Error('Clients are read-only'));

/** Read-only: clients come from the product's tenants. */
function clientAdapter(findClient: FindClient, findMachine: FindMachine): Adapter {
  return {
    find: async (id) => {
      const client = await findClient(id);
      if (client) return toClientMetadata(client);
      const machine = await findMachine(id);
      return machine && toMachineMetadata(machine);
    },
    upsert: rejectWrite,
    consume: rejectWrite,
    destroy: rejectWrite,
    findByUid: rejectWrite,
    findByUserCode: rejectWrite,
    revokeByGrantId: rejectWrite,
  };
}

/** Stores sessions, grants, codes and refresh tokens in one table. */
export function createStateAdapter(
  store: IdentityQuery,
  clock: Clock,
  findClient: FindClient,
  findMachine: FindMachine,
): AdapterFactory {
  return (model) =>
    model === 'Client' ? clientAdapter(findClient, findMachine) : new ProviderState(store, clock, model);
}

const BATCH_SIZE = 500;
const MAX_BATCHES = 20;

/** Deletes expired rows in batches, so that no statement runs for long. */
export async function removeExpired(store: IdentityQuery, clock: Clock): Promise<void> {
  const tables = [
    { table: 'identity.provider_state', key: 'model, id' },
    { table: 'identity.sign_in_attempt', key: 'key' },
  ];
  for (const { table, key } of tables) {
    for (let round = 0; round < MAX_BATCHES; round += 1) {
      const removed = await store.query(
        `delete from ${table} where (${key}) in
           (select ${key} from ${table} where expires_at <= $1 limit ${BATCH_SIZE}) returning 1`,
        [clock.now()],
      );
      if (removed.length < BATCH_SIZE) break;
    }
  }
}
