import type { ComparedQuote, DeliveryExtra, Quote } from '@consign/api-client/consignment';
import { buildPrice, buildSite, buildSiteParticipant } from '@consign/consignment-parts/testing';
import {
  createTestSession,
  testAccount,
  testId,
  testSite,
  TestSessionProvider,
  type TestSession,
} from '@consign/session/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

import { QuoteScreen, type QuoteScreenProps } from '../index.js';

export const now = () => new Date('2026-11-21T20:00:00Z');
export const quoteCall = 'POST /api/v2/consignments/pricing/quote';
export const compareCall = 'POST /api/v2/consignments/pricing/comparison';
export const createCall = 'POST /api/v2/consignments/full';
const extrasCall = 'GET /api/v2/organisations/{orgId}/delivery-extras';

export type Options = NonNullable<Parameters<typeof createTestSession>[0]>;
export type Answers = NonNullable<Options['answers']>;

export const flags = { DeliveryBookings: false, DeliveryExtras: true, ExportConsignments: false };

const origin = testSite(10, 'Kōwhai Auckland', {
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
  return (
    <TestSessionProvider session={session}>
      <QuoteScreen
        onCreated={() => undefined}
        onDirtyChange={() => undefined}
        leaving={null}
        now={now}
        {...props}
      />
    </TestSessionProvider>
  );
}

/** The screen comes with a chunk of its own, which a story loads in a real browser. */
const loading = { timeout: 20_000 };

export async function choose(name: string, option: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name }, loading));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText(label, { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Two pallets from the default origin to Wellington by General freight, the item still open in its form. */
export async function fillForm(): Promise<void> {
  await choose('Receiver site', /Kōwhai Wellington/);
  await choose('Service type', /General freight/);
  await fill('Requested delivery date', '25/11/2026');
  await choose('Package type', /Pallet/);
  await fill('Count', '2');
  await fill(/^Description/, 'Tōtara benchtops');
}

/** The list of what is missing. */
export async function findSummary(): Promise<HTMLElement> {
  const title = await screen.findByText('Please complete all required fields');
  const summary = title.closest<HTMLElement>('[role="alert"]');
  if (summary === null) throw new Error('The title stands in no alert');
  return summary;
}

export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }, loading));
}

export async function getQuote(): Promise<void> {
  await fillForm();
  await press('Get quote');
  await screen.findByRole('table', { name: 'Quote' });
}

export function bodies<Body>(session: TestSession, name: string): readonly Body[] {
  return session.server.calls.filter((call) => call.name === name).map(({ body }) => body as Body);
}

export function refusal(status: number, message: string, problem?: { id: string; path: string }): Response {
  return Response.json(
    {
      messages: [
        {
          severityName: 'Error',
          userMessage: message,
          invalidParams: [],
          innerMessages: [],
          ...(problem === undefined ? {} : { problemId: problem.id, path: problem.path }),
        },
      ],
    },
    { status },
  );
}
