import { lengthFromCentimetres, volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { toLocalDay, today } from '@consign/domain/dates';
import { type ConsignmentBody, type LineItemEntry, checkConsignment } from '@consign/domain/rules';
import {
  organisationSettingsFor,
  parseFeatureFlags,
  parseOrganisationSettings,
} from '@consign/domain/settings';
import { statusCodes } from '@consign/domain/status';
import { describe, expect, it } from 'vitest';

import { createRandom } from './random.js';
import { type Rows, addConsignment, emptyRows } from './consignment-rows.js';
import { isWeekend } from './days.js';
import { planConsignments } from './plans.js';
import { type DemoOrganisation, type DemoTenant, tenants } from './providers.js';

type Row = Readonly<Record<string, unknown>>;
interface Participant {
  readonly siteId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

const now = new Date('2026-03-16T21:30:00.000Z');

function buildRows(
  tenant: DemoTenant,
  organisation: DemoOrganisation,
  count = 400,
  moment = now,
  seed = 7,
): Rows {
  const random = createRandom(seed);
  const rows = emptyRows();
  planConsignments(organisation, count, moment, random).forEach((plan, index) => {
    addConsignment(rows, { ...plan, tenant, number: index + 1, now: moment.getTime() }, random);
  });
  return rows;
}

const customers = tenants.flatMap((tenant) =>
  tenant.organisations.map((organisation) => [organisation.name, tenant, organisation] as const),
);

function unwrap<T>(parsed: { ok: true; value: T } | { ok: false }): T {
  if (!parsed.ok) throw new Error('The demo settings could not be parsed');
  return parsed.value;
}

const toStatusTime = (row: Row): number => Date.parse(row['status_at'] as string);

const toSide = (steps: unknown) => (steps === null ? null : lengthFromCentimetres(steps as number));

/** Rebuilds the body that would have created a stored consignment, as the rules read it. */
function toConsignmentBody(row: Row): ConsignmentBody {
  const sender = row['sender'] as Participant;
  const receiver = row['receiver'] as Participant;
  return {
    serviceType: row['service_type_code'] as string,
    accountId: row['account_id'] as string,
    requestedPickupDateTimeUtc: row['requested_pickup_at'] as string | null,
    requestedDeliveryDateTimeUtc: row['requested_delivery_at'] as string | null,
    senderParticipantId: sender.siteId,
    senderParticipant: sender,
    senderReference: row['sender_reference'] as string | null,
    receiverParticipantId: receiver.siteId,
    receiverParticipant: receiver,
    hireage: row['hireage'] as ConsignmentBody['hireage'],
  };
}

function toEntry(item: Row): LineItemEntry {
  return {
    count: item['item_count'] as number,
    packagingType: item['packaging_type_code'] as string,
    description: item['description'] as string,
    length: toSide(item['length_steps']),
    width: toSide(item['width_steps']),
    height: toSide(item['height_steps']),
    volume: volumeFromSteps(item['volume_steps'] as number),
    weight: weightFromSteps(item['weight_steps'] as number),
    dangerousGoods: item['dangerous_goods'] as LineItemEntry['dangerousGoods'],
  };
}

describe.each(customers)('demo consignments of %s', (_name, tenant, organisation) => {
  it('pass every consignment rule on the day they were created', () => {
    const flags = unwrap(
      parseFeatureFlags(
        Object.entries(tenant.flags).map(([flagName, typedFlagValue]) => ({ flagName, typedFlagValue })),
      ),
    );
    const byServiceType = unwrap(
      parseOrganisationSettings(
        organisation.serviceTypes.flatMap((type) =>
          Object.entries(type.settings).map(([settingKey, value]) => ({
            serviceType: { code: type.code },
            settingKey,
            value,
          })),
        ),
      ),
    );
    const { consignments, line_items: items } = buildRows(tenant, organisation);
    const problems = consignments.flatMap((row) => {
      const body = toConsignmentBody(row);
      return checkConsignment(body, {
        stage: row['status_code'] === 'DRAFT' ? 'draft' : 'ready',
        lineItems: items.filter((item) => item['consignment_id'] === row['id']).map(toEntry),
        forms: 'all',
        settings: tenant.settings,
        flags,
        today: toLocalDay(row['created_at'] as string) ?? today(now),
        contactDetailsRequired: organisationSettingsFor(byServiceType, body.serviceType ?? null)
          .contactDetailsRequired,
        siteContacts: { sender: row['sender'] as Participant, receiver: row['receiver'] as Participant },
      });
    });
    expect(problems).toEqual([]);
  });

  it.each(['2026-03-16T21:30:00Z', '2026-11-20T21:30:00Z', '2026-11-22T11:05:00Z', '2026-04-05T01:00:00Z'])(
    'cover every status at %s, whatever the day of the week',
    (moment) => {
      const { consignments } = buildRows(tenant, organisation, 30, new Date(moment));
      expect(new Set(consignments.map((row) => row['status_code']))).toEqual(new Set(statusCodes));
    },
  );

  it('are the same for the same seed and differ for another', () => {
    const [first, same, other] = [7, 7, 8].map((seed) => buildRows(tenant, organisation, 40, now, seed));
    expect(same).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('progress step by step in working hours, never in the future', () => {
    const { status_history: steps, consignments } = buildRows(tenant, organisation);
    for (const row of consignments) {
      const ownSteps = steps.filter((step) => step['consignment_id'] === row['id']);
      expect(ownSteps.map(toStatusTime)).toEqual(ownSteps.map(toStatusTime).toSorted((a, b) => a - b));
      expect(ownSteps.map((step) => step['position'])).toEqual(ownSteps.map((_, index) => index + 1));
      expect(ownSteps.at(-1)).toMatchObject({ status_code: row['status_code'], status_at: row['status_at'] });
      expect(toStatusTime(row)).toBeLessThanOrEqual(now.getTime());
    }
    const carrierSteps = steps.filter(({ status_code: code }) => code === 'PICKUP' || code === 'DELIVERED');
    expect(
      carrierSteps.filter((step) => isWeekend(toLocalDay(step['status_at'] as string) ?? today(now))),
    ).toEqual([]);
  });
});
