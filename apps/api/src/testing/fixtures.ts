import type { FastifyInstance } from 'fastify';

import type { AppConfig } from '../config.js';
import type { Database } from '../database/database.js';
import { testApp } from './app.js';
import { type Api, type Called, createApi } from './call.js';
import { testDatabase } from './database.js';
import { createWorld, kowhai, signIn, tasman } from './world.js';
import { worldId } from './world-rows.js';

export interface OpenWorld {
  readonly database: Database;
  readonly app: FastifyInstance;
  /** A user of the world, with every permission unless told otherwise. */
  as(subject: string, permissions?: readonly string[]): Promise<Api>;
  close(): Promise<void>;
}

/** The whole app over a database of the test's own, with the providers and customers of the world in it. */
export async function openWorld(config?: Partial<AppConfig>): Promise<OpenWorld> {
  const database = await testDatabase();
  await createWorld(database);
  const app = await testApp({ database, ...(config === undefined ? {} : { config }) });
  return {
    database,
    app,
    as: async (subject, permissions) => createApi(app, await signIn(subject, permissions)),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** What a test may change without a call: as the owner, in the scope of Kōwhai. */
export const kowhaiScope = { tenantId: tasman.id, organisationId: kowhai.id, userId: null };

/** A site of Kōwhai by its code. */
export function kowhaiSite(code: string) {
  const site = kowhai.sites.find((each) => each.code === code);
  if (site === undefined) throw new Error(`Kōwhai has no site ${code}`);
  return site;
}

export const activeAccountId = worldId(1201);
export const inactiveAccountId = worldId(1209);

/** A freight item without a fault, as the calls carry it. */
export const goodItem = {
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

/** A typed receiver without a fault. */
export const tuiCafe = {
  fullName: 'Tūī Café',
  phone: '021 555 0199',
  email: 'Orders@Tui.example ',
  address: {
    streetNumber: '5',
    street: 'Bank Street',
    suburb: 'Regent',
    city: 'Whangārei',
    postcode: '0110',
  },
};

/** The least of a Draft: from Kōwhai Auckland to Kōwhai Wellington. */
export const draftBody = {
  accountId: activeAccountId,
  serviceType: 'GENERAL',
  senderParticipantId: kowhaiSite('AKL1').participantId,
  receiverParticipantId: kowhaiSite('WLG1').participantId,
};

/** The address of what a create answered. */
export function createdPath({ body, text }: Called): string {
  const { reference } = body as { reference?: string };
  if (reference === undefined) throw new Error(`No consignment was created: ${text}`);
  return `/api/v1/consignments/${reference}`;
}

/** How many consignments Kōwhai has. */
export async function countConsignments(database: Database): Promise<number> {
  const rows = await database.inTenant(kowhaiScope, (tx) =>
    tx.selectFrom('consignments').select('id').execute(),
  );
  return rows.length;
}
