import type { Consignment, ConsignmentLink } from '@consign/api-client/consignment';
import {
  buildAddress,
  buildConsignment,
  buildSite,
  buildSiteParticipant,
  buildStatus,
} from '@consign/consignment-parts/testing';
import type { StatusCode } from '@consign/domain/status';
import {
  testAccount,
  createTestSession,
  testId,
  testSite,
  type TestSession,
  inSession,
} from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';

import { ConsignmentScreen } from '../ConsignmentScreen.js';
import type { ConsignmentScreenProps } from '../screen-props.js';
import { manualTimer } from './manual-timer.js';

export { inTurn, noAnswer, refusal } from '@consign/queries/testing';

export const now = () => new Date('2026-11-21T00:00:00Z');
export const detail = 'GET /api/v1/consignments/{ref}';
export const create = 'POST /api/v1/consignments';
export const update = 'PUT /api/v1/consignments/{ref}';
export const getWork = 'GET /api/v1/users/me/unsaved-work/{key}';
export const saveWork = 'PUT /api/v1/users/me/unsaved-work/{key}';
export const removeWork = 'DELETE /api/v1/users/me/unsaved-work/{key}';
export const links = 'GET /api/v2/consignments/{ref}/links';
export const audit = 'GET /api/v2/consignments/{ref}/audit';
export const workingDates = 'GET /api/v1/scheduling/workDays/workingDates';
export const serviceDate = 'POST /api/v1/scheduling/serviceSchedules/serviceDate';
export const reference = 'TAS0000007';

/** The consignment of the tests in a status. */
export function at(code: StatusCode, more: Partial<Consignment> = {}): Consignment {
  return buildConsignment(reference, { statusHistory: [buildStatus(code)], ...more });
}

/** One of two linked consignments. */
export function linkEnd(number: number, linked: string): ConsignmentLink['sourceConsignment'] {
  return { id: testId(number), reference: linked, statusHistory: [buildStatus('STAGED')] };
}

/** A site whose region is known. */
export const place = (number: number, name: string, city: string) => ({
  ...buildSiteParticipant(number, name, city),
  address: buildAddress(city, { region: { id: testId(number), name: city } }),
});

export type Options = NonNullable<Parameters<typeof createTestSession>[0]>;
export type Answers = NonNullable<Options['answers']>;

/** Closed days, and the first day of service; picked up on Monday 23 November. */
export function scheduling(
  service: string | null,
  reasons: readonly { readonly date: string; readonly reason: string }[] = [],
): Answers {
  const nonWorkingDates = reasons.map(({ date }) => date);
  return {
    [workingDates]: [{ workingDates: [], nonWorkingDates, reasons: [...reasons] }],
    [serviceDate]: { serviceDate: service, pickupDate: '2026-11-23', reasons: [] },
  };
}

export const origin = testSite(10, 'Kōwhai Auckland', {
  isDefault: true,
  isDefaultOrigin: true,
  defaultAccount: testAccount(20, 'KOW-001'),
  defaultParticipant: buildSiteParticipant(10, 'Kōwhai Auckland', 'Auckland'),
});

export function sessionWith(answers: Answers, data: Options['data'] = {}): TestSession {
  return createTestSession({
    data: { sites: [origin], ...data },
    answers: {
      'GET /api/v1/sites/{id}': buildSite(11, 'Kōwhai Wellington', 'Wellington'),
      [getWork]: new Response(null, { status: 204 }),
      [saveWork]: { revision: 1, savedAtDateTimeUtc: '2026-11-21T00:00:00Z' },
      [removeWork]: null,
      [links]: [],
      'GET /api/v1/consignments/{ref}/files': [],
      ...answers,
    },
  });
}

export function wiring(overrides: Partial<ConsignmentScreenProps> = {}) {
  return {
    reference: null,
    onCreated: vi.fn<(created: string) => void>(),
    onClose: vi.fn<() => void>(),
    onNew: vi.fn<() => void>(),
    printFile: vi.fn<(content: Blob) => Promise<boolean>>(async () => true),
    closeHref: '/search',
    onNotFound: vi.fn<() => void>(),
    onDirtyChange: vi.fn<(isDirty: boolean) => void>(),
    leaving: null,
    now,
    link: { href: (other: string) => `/consignment/${other}`, open: vi.fn<(other: string) => void>() },
    ...overrides,
  };
}

export function element(session: TestSession, props: ConsignmentScreenProps): ReactElement {
  return inSession(session, <ConsignmentScreen {...props} />);
}

export function show(session: TestSession, overrides: Partial<ConsignmentScreenProps> = {}) {
  const props = wiring(overrides);
  const { rerender } = renderInTheme(element(session, props));
  return {
    ...props,
    rerender: (changed: Partial<ConsignmentScreenProps>) =>
      rerender(element(session, { ...props, ...changed })),
  };
}

/** Fires beforeunload; false if a handler warned. */
export function unload(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Opens a saved consignment, whose timers the test advances. */
export async function openSaved(
  consignment: Consignment,
  answers: Answers = {},
  data: Options['data'] = {},
  overrides: Partial<ConsignmentScreenProps> = {},
) {
  const session = sessionWith({ [detail]: consignment, ...answers }, data);
  const timer = manualTimer();
  const { schedule } = timer;
  const props = show(session, { reference: consignment.reference, schedule, ...overrides });
  await screen.findByText(consignment.reference);
  return { session, timer, ...props };
}

export function select(name: string): HTMLElement {
  return screen.getByRole('combobox', { name });
}

export async function choose(name: string, option: RegExp): Promise<void> {
  const field = select(name);
  act(() => field.focus());
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

export function enter(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

export function save(): HTMLElement {
  return screen.getByRole('button', { name: 'Save' });
}

/** Ends the moment in which a pickup request can be undone (CONS-85). */
export async function requestNow(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Do it now' }));
}

/** Fills in everything a draft needs besides its defaults. */
export async function fillDraft(): Promise<void> {
  await screen.findByRole('combobox', { name: 'Service type' });
  await choose('Service type', /Overnight/);
  await choose('Receiver site', /Kōwhai Wellington/);
  await screen.findByText('Wellington 0610');
}

export function lastBody<Body>(session: TestSession, name: string): Body {
  return session.server.calls.findLast((call) => call.name === name)?.body as Body;
}

export function callsTo(session: TestSession, name: string) {
  return session.server.calls.filter((call) => call.name === name);
}

export function keysTo(session: TestSession, name: string) {
  return callsTo(session, name).map(({ headers }) => headers.get('idempotency-key'));
}
