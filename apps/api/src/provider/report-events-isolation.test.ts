import { reportPermission } from '@consign/domain/permissions';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '../database/database.js';
import type { Target } from '../testing/operation-call.js';
import { testApp } from '../testing/app.js';
import { call } from '../testing/call.js';
import { readRows, disablePolicies, readForeignRows } from '../testing/customer-rows.js';
import { testDatabase } from '../testing/database.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { createWorld } from '../testing/world.js';
import { createTarget } from '../testing/target.js';
import { token } from '../testing/tokens.js';
import { createForeignCopies, foreignReferencePrefix, foreignScopes } from '../testing/foreign-copies.js';

const types = ['Collected', 'Note', 'Exception', 'Delivered'] as const;

describe.each(['by predicates and policies', 'by the predicates alone'] as const)(
  'reports of the provider are kept apart %s',
  (layer) => {
    let database: Database;
    let app: FastifyInstance;
    let target: Target;
    beforeAll(async () => {
      database = await testDatabase();
      await createWorld(database);
      app = await testApp({ database });
      if (layer === 'by the predicates alone') await disablePolicies(database);
      target = await createTarget(app);
      await database.asOwner(kowhaiScope, (tx) =>
        sql`update consignments set status_code = 'STAGED' where tenant_id = ${kowhaiScope.tenantId}
          and organisation_id = ${kowhaiScope.organisationId} and id = ${target.consignmentId}`.execute(tx),
      );
      await createForeignCopies(database, target);
    });
    afterAll(async () => {
      await app.close();
      await database.close();
    });

    const own = () => readRows(database, kowhaiScope, target, 'consignment');
    const foreignRows = () => readForeignRows(database, target);

    async function report(client: string, reference: string, round: number) {
      const { body } = await call(app, 'POST', '/api/v1/provider/consignments/events', {
        host: `${client}.localhost:4300`,
        token: await token({
          sub: 'provider-machine',
          permissions: [reportPermission],
          orgId: `org_${client}`,
          aud: `urn:consign:${client}`,
        }),
        body: {
          events: types.map((type, hour) => ({
            eventId: `${type}-${round}`,
            reference,
            type,
            occurredAtDateTimeUtc: `2026-03-16T0${hour + 1}:00:00.000Z`,
            ...(type === 'Note' || type === 'Exception' ? { title: 'Seen at the depot' } : {}),
          })),
        },
      });
      return (body as { results: { outcome: string }[] }).results.map(({ outcome }) => outcome);
    }

    it('[PROV-07] [AUTH-11] from customers whose consignments have the same ids', async () => {
      const before = await foreignRows();
      expect(await report('tasman', target.reference, 1)).toEqual(types.map(() => 'Applied'));
      expect(await foreignRows()).toEqual(before);
    });

    it('[PROV-07] [AUTH-11] also where the consignment is the other customer’s', async () => {
      const [before, [southern, harbour]] = [await own(), await foreignRows()];
      const [scope] = foreignScopes;
      if (scope === undefined) throw new Error('There is no foreign copy');
      const foreignReference = `${foreignReferencePrefix}${target.reference.replace('TAS', '')}`;
      expect(await report('tasman', foreignReference, 2)).toEqual(types.map(() => 'Applied'));
      expect(await own()).toEqual(before);
      expect((await foreignRows())[1]).toEqual(harbour);
      expect((await foreignRows())[0]).not.toEqual(southern);
    });

    it('[PROV-07] [AUTH-11] and from another provider, which does not learn that there is such a reference', async () => {
      const before = await own();
      expect(await report('aurora', target.reference, 3)).toEqual(types.map(() => 'Refused'));
      expect(await own()).toEqual(before);
    });
  },
);
