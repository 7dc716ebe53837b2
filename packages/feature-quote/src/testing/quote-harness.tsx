import type { ComparedQuote, DeliveryExtra, Organisation, Quote } from '@consign/api-client/consignment';
import { buildSite, buildSiteParticipant } from '@consign/consignment-parts/testing/data';
import { buildPrice } from '@consign/consignment-parts/testing/prices';
import {
  createTestSession,
  sessionData,
  testAccount,
  testId,
  testSite,
  type TestSession,
  inSession,
} from '@consign/session/testing';
import type { ReactElement } from 'react';

import { QuoteScreen, type QuoteScreenProps } from '../index.js';

export { inTurn, refusal } from '@consign/queries/testing';

export const now = () => new Date('2026-11-21T20:00:00Z');
export const quoteCall = 'POST /api/v2/consignments/pricing/quote';
export const compareCall = 'POST /api/v2/consignments/pricing/comparison';
export const createCall = 'POST /api/v2/consignments/full';
const extrasCall = 'GET /api/v2/organisations/{orgId}/delivery-extras';

export type Options = NonNullable<Parameters<typeof createTestSession>[0]>;
export type Answers = NonNullable<Options['answers']>;

export const flags = { DeliveryBookings: false, DeliveryExtras: true, ExportConsignments: false };

export const origin = testSite(10, 'Kōwhai Auckland', {
  isDefault: true,
  isDefaultOrigin: true,
  defaultAccount: testAccount(20, 'KOW-001'),
  defaultParticipant: buildSiteParticipant(10, 'Kōwhai Auckland', 'Auckland'),
});

function buildExtra(number: number, code: string, name: string, isPerConsignment: boolean): DeliveryExtra {
  return {
    deliveryExtraId: testId(300 + number),
    deliveryExtraCode: code,
    deliveryExtraName: name,
    deliveryExtraDescription: null,
    serviceTypeCode: 'GENERAL',
    isPerConsignment,
    defaultInstructionCode: 'EXCLUDED',
  };
}

export const extras = [
  buildExtra(1, 'TAILLIFT', 'Tail lift', true),
  buildExtra(2, 'UNLOAD', 'Unload by hand, per pallet', false),
];

export function buildQuote(totalPrice = 481.36): Quote {
  return {
    totalFreightPrice: 351.36,
    totalExtrasPrice: 45,
    totalSurchargesPrice: 20,
    totalFafPrice: 65,
    totalPrice,
    deliveryExtrasDetails: [],
    surchargesDetails: [],
    price: buildPrice({ subtotal: totalPrice }),
  };
}

const weekend: ReadonlySet<string> = new Set(['2026-11-28', '2026-11-29']);

/** Seven days from Monday 23/11/2026: General at $100 and up, Overnight only on the first four. */
export function buildComparison(): ComparedQuote[] {
  const days = Array.from({ length: 7 }, (_, index) => `2026-11-${23 + index}`);
  return [
    { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
    { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
  ].flatMap((serviceType, service) =>
    days.map((pickupDate, index): ComparedQuote => {
      const isPriced = !weekend.has(pickupDate) && (service === 0 || index < 4);
      const noRate = 'No rate from Kaikōura to Waiheke Island for Overnight';
      return {
        serviceType,
        pickupDate,
        deliveryDate: isPriced ? `2026-11-${24 + index + (service === 0 ? 1 : 0)}` : null,
        price: isPriced ? buildPrice({ subtotal: 100 + service * 80 + index }) : null,
        reason: isPriced ? null : weekend.has(pickupDate) ? 'Closed: weekend' : noRate,
        isCheapest: service === 0 && index === 0,
        isFastest: service === 1 && index === 0,
      };
    }),
  );
}

/** An organisation, one of whose service types requires contact details. */
export function requiringContact(value: 'ONE' | 'ALL', code = 'GENERAL'): Organisation {
  const settingKey = 'consignment-contact-details-required';
  return {
    ...sessionData().organisation,
    serviceTypeSettings: [{ serviceType: { code }, settingKey, value }],
  };
}

export function quoteSession(answers: Answers = {}, data: Options['data'] = {}): TestSession {
  return createTestSession({
    data: { sites: [origin], flags, ...data },
    answers: {
      'GET /api/v1/sites/{id}': buildSite(11, 'Kōwhai Wellington', 'Wellington'),
      [extrasCall]: extras,
      [quoteCall]: buildQuote(),
      [compareCall]: { quotes: buildComparison() },
      [createCall]: { id: testId(100), reference: 'TAS0000042' },
      ...answers,
    },
  });
}

export function element(session: TestSession, props: Partial<QuoteScreenProps> = {}): ReactElement {
  return inSession(
    session,
    <QuoteScreen
      onCreated={() => undefined}
      onDirtyChange={() => undefined}
      leaving={null}
      now={now}
      {...props}
    />,
  );
}

export function bodies<Body>(session: TestSession, name: string): readonly Body[] {
  return session.server.bodies(name) as readonly Body[];
}
