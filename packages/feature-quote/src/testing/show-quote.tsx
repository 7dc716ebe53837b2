import { findSiteChoice, startValues } from '@consign/consignment-parts';
import { testId, type TestSession } from '@consign/session/testing';
import { enterText, renderInTheme } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import type { QuoteScreenProps } from '../index.js';
import { element, origin, quoteSession, type Answers, type Options } from './quote-harness.js';
import { createQuoteSteps } from './quote-steps.js';

export const { choose, fill, fillForm, fillItem, press, getQuote, findSummary } = createQuoteSteps({
  screen,
  userEvent,
  enter: async (field, text) => enterText(field, text),
});

/** Shows the screen in a theme, with props that record their calls. */
export async function show(
  answers: Answers = {},
  data: Options['data'] = {},
  overrides: Partial<QuoteScreenProps> = {},
) {
  return showSession(quoteSession(answers, data), overrides);
}

/** Shows the form as `fillForm` leaves it: the schedule has handed over all but the freight. */
export async function showFilled(answers: Answers = {}, data: Options['data'] = {}) {
  const session = quoteSession(answers, data);
  const startKey = startValues(session.server.client).add({
    senderSite: findSiteChoice(origin.defaultParticipant),
    senderEntry: null,
    receiverSite: {
      siteId: testId(11),
      participantId: testId(1011),
      label: 'Kōwhai Wellington (S11)',
      participant: null,
    },
    receiverEntry: null,
    serviceType: 'GENERAL',
    requestedDeliveryDate: '2026-11-25',
  });
  const shown = await showSession(session, { startKey });
  await fillItem();
  return shown;
}

async function showSession(session: TestSession, overrides: Partial<QuoteScreenProps>) {
  const props = {
    onCreated: vi.fn<(reference: string) => void>(),
    onDirtyChange: vi.fn<(isDirty: boolean) => void>(),
    ...overrides,
  };
  renderInTheme(element(session, props));
  await screen.findByRole('region', { name: 'Quotation' });
  return { session, ...props };
}

/** Types a receiver without a name or a contact. */
export async function typeReceiver(): Promise<void> {
  const receiver = within(screen.getByRole('region', { name: 'Receiver' }));
  await userEvent.click(receiver.getByRole('button', { name: 'Enter an address instead' }));
  await fill('Street number', '12');
  await fill('Street name', 'Tīrau Road');
  await fill('Suburb', 'RD 2');
  await fill('City', 'Kaikōura');
  await fill('Postcode', '7300');
}
