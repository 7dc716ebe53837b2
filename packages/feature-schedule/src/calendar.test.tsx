import { tenantSettings, testId } from '@consign/session/testing';
import { enterText, installDom, listTexts } from '@consign/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { linkedSearch } from './testing/linked-search.js';
import { check, showSchedule, typeAddress } from './testing/show.js';
import {
  askedFrom,
  regionCall,
  serviceDateCall,
  siteCall,
  slotsCall,
  workingDatesCall,
  worldAnswers,
} from './testing/world.js';

const october = '7 days with delivery slots in October 2026.';
const november = '21 days with delivery slots in November 2026.';
const custom = { settings: tenantSettings({ allowCustomParticipants: true }) };

const day = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const focusedDay = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['day'] : undefined;

function fail(): Response {
  return new Response(null, { status: 503 });
}

beforeEach(() => installDom());

/** What a day of the grid shows below its number. */
const findContent = (button: HTMLElement) => button.querySelector('span[aria-hidden]')?.textContent;

describe('the calendar of slots', () => {
  it('[SCHD-03] [SCHD-06] [SCHD-07] [SCHD-11] a link checks by itself from the current week, names its sites, shows runs, times and places, and pages months with one call each', async () => {
    const { session, searches, url, onChange, back, forward } = showSchedule({ query: linkedSearch });
    await screen.findByText(october);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveValue('Kōwhai Auckland (S10)'),
    );
    expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveValue('Kōwhai Wellington (S11)');
    expect(screen.getByRole('combobox', { name: 'Service type' })).toHaveValue('General freight');
    expect(document.body).toHaveFocus();
    expect(day('Monday, 19 October 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sunday, 18 October 2026/ })).toBeNull();

    const grid = screen.getByRole('grid', { name: 'October 2026' });
    expect(listTexts(within(grid).getAllByRole('columnheader'))).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(
      screen.getByText('Delivery availability is subject to change until a consignment is booked in.'),
    ).toBeVisible();
    const wednesday = day(
      'Wednesday, 21 October 2026: Hutt Valley morning, 8:00:00 AM to 12:00:00 PM, 3 places left; ' +
        'Te Whanganui-a-Tara, 1:00:00 PM to 5:00:00 PM, 1 place left',
    );
    expect(within(wednesday).getByText('Hutt Valley morning')).toBeVisible();
    expect(within(wednesday).getByText('8:00:00 AM to 12:00:00 PM')).toBeVisible();
    expect(within(wednesday).getByText('3 places left')).toBeVisible();

    // The reasons depend on the receiver’s region and the chosen service.
    await waitFor(() => expect(session.server.names()).toContain(workingDatesCall));
    const asked = session.server.callsTo(workingDatesCall);
    expect(asked.map(({ query }) => query.toString())).toEqual([
      `regionId=${testId(41)}&startDate=2026-10-20&endDate=2027-10-20&serviceType=GENERAL`,
    ]);
    expect(session.server.bodies(serviceDateCall)).toEqual([
      { serviceType: 'GENERAL', originRegionId: testId(40), destinationRegionId: testId(41) },
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByText(november)).toBeVisible();
    expect(url()).toEqual({ ...linkedSearch, month: '2026-11' });
    expect(searches().slice(1)).toEqual([
      expect.objectContaining({
        startDateTimeUtc: '2026-10-31T11:00:00Z',
        endDateTimeUtc: '2026-11-30T11:00:00Z',
      }),
    ]);
    back();
    expect(await screen.findByText(october)).toBeVisible();
    forward();
    expect(await screen.findByText(november)).toBeVisible();
    back();
    await screen.findByText(october);

    await userEvent.click(day(/^Friday, 23 October/));
    expect(url()).toEqual({ ...linkedSearch, month: '2026-10', day: '2026-10-23' });
    expect(onChange.mock.lastCall?.[0].replace).toBe(true);
    const chosen = within(screen.getByRole('region', { name: 'Friday, 23 October 2026' }));
    expect(listTexts(chosen.getAllByRole('listitem'))).toEqual([
      'Hutt Valley morning8:00:00 AM to 12:00:00 PM3 places left',
      'Te Whanganui-a-Tara1:00:00 PM to 5:00:00 PM1 place left',
    ]);
  });

  it('[SCHD-07] shows twelve months, from this one', async () => {
    showSchedule({ query: { ...linkedSearch, month: '2030-01' } });
    expect(await screen.findByRole('grid', { name: 'September 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('[SCHD-07] a month that is over opens this one, which says why a day has no slot; past days say nothing', async () => {
    showSchedule({ query: { ...linkedSearch, month: '2024-01' }, answers: { [slotsCall]: [] } });
    const grid = within(await screen.findByRole('grid', { name: 'October 2026' }));
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    const early = await grid.findByRole('button', {
      name: 'Tuesday, 20 October 2026: Before the earliest delivery, 21/10/2026',
    });
    expect(findContent(early)).toBe('Before the earliest delivery');
    expect(findContent(day('Monday, 26 October 2026: Closed: Labour Day'))).toBe('Labour Day');
    expect(findContent(day('Sunday, 25 October 2026: Closed: weekend'))).toBe('Weekend');
    expect(day('Thursday, 22 October 2026: No run with a place left')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(findContent(day('Monday, 19 October 2026'))).toBeUndefined();
  });

  it.each([
    ['fail', () => new Response(null, { status: 503 }), 'An error occurred while fetching working dates'],
    [
      'are refused',
      () => Response.json({ title: 'The region is unknown' }, { status: 400 }),
      'The region is unknown',
    ],
  ])('[SCHD-07, DATE-03, ERR-17] shows slots where reasons %s, and why', async (_what, answer, text) => {
    showSchedule({ query: linkedSearch, answers: { [workingDatesCall]: answer, [serviceDateCall]: fail } });
    await screen.findByText(october);
    expect(await screen.findByText(text)).toBeVisible();
    expect(day('Monday, 26 October 2026: No run with a place left')).toBeVisible();
  });

  it('[SCHD-06] a link opens its month and day, and says why the day has no slot any more', async () => {
    showSchedule({ query: { ...linkedSearch, day: '2026-12-25' } });
    const chosen = within(await screen.findByRole('region', { name: 'Friday, 25 December 2026' }));
    expect(await chosen.findByText('Closed: Christmas Day')).toBeVisible();
  });

  it('[SCHD-03] works by keyboard, into other months, and announces them', async () => {
    showSchedule({ query: linkedSearch });
    await screen.findByText(october);
    day(/^Friday, 30 October/).focus();
    for (const [key, expected] of [
      ['ArrowDown', '2026-11-06'],
      ['PageDown', '2026-12-06'],
      ['PageUp', '2026-11-06'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(focusedDay()).toBe(expected));
    }
    expect(await screen.findByText(november)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(november);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('region', { name: 'Thursday, 5 November 2026' })).toBeVisible();
    expect(focusedDay()).toBe('2026-11-05');
  });

  it('[SCHD-07] is a list on a phone: the days with slots and the holidays, with all that they say', async () => {
    installDom({ width: 360 });
    showSchedule({ query: linkedSearch });
    await screen.findByText(october);
    const list = within(screen.getByRole('list', { name: 'October 2026' }));
    await list.findByText('Closed: Labour Day');
    const items = list.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent.slice(0, 26))).toEqual([
      'Wednesday, 21 October 2026',
      'Thursday, 22 October 2026:',
      'Friday, 23 October 2026: H',
      'Monday, 26 October 2026Clo',
      'Tuesday, 27 October 2026: ',
      'Wednesday, 28 October 2026',
      'Thursday, 29 October 2026:',
      'Friday, 30 October 2026: H',
    ]);
    expect(items[0]).toHaveTextContent('Hutt Valley morning8:00:00 AM to 12:00:00 PM3 places left');
  });
});

describe('what the calendar cannot show', () => {
  it('[SCHD-04] an empty month says so, and offers the next one that could have slots', async () => {
    const { url } = showSchedule({
      query: { ...linkedSearch, month: '2026-11' },
      answers: { [slotsCall]: (call) => (askedFrom(call) === '2026-11-01' ? [] : usualSlots(call)) },
    });
    expect(await screen.findByText('No delivery slots in November 2026.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Show December 2026' }));
    expect(url()).toMatchObject({ month: '2026-12' });
    expect(await screen.findByText(/days with delivery slots in December 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('[SCHD-04] a failure says so, keeps the months and loads again with Retry', async () => {
    let isDown = true;
    showSchedule({
      query: linkedSearch,
      answers: { [slotsCall]: (call) => (isDown ? new Response(null, { status: 503 }) : usualSlots(call)) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load booking slots');
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await screen.findByText('Could not load booking slots');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(november)).toBeVisible();
    expect(screen.queryByText('Could not load booking slots')).toBeNull();
  });

  it('[SCHD-10] a chosen day offers New Consignment with what was searched for', async () => {
    const { started } = showSchedule({ query: { ...linkedSearch, day: '2026-10-22' } });
    await userEvent.click(await screen.findByRole('button', { name: 'New Consignment' }));
    expect(started()).toMatchObject({
      senderSite: { siteId: testId(10), label: 'Kōwhai Auckland (S10)' },
      receiverSite: { siteId: testId(11) },
      serviceType: 'GENERAL',
      requestedDeliveryDate: '2026-10-22',
    });
    expect(screen.queryByRole('button', { name: 'Quote' })).toBeNull();
  });

  it('[SCHD-08] [DATE-16] the same search again asks again, for working days only after 60 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { session, searches } = showSchedule({ query: linkedSearch });
    const asked = () => session.server.callsTo(workingDatesCall).length;
    await screen.findByText(october);
    await waitFor(() => expect(asked()).toBe(1));
    await check();
    await waitFor(() => expect(searches()).toHaveLength(2));
    await screen.findByText(october);
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await check();
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('[SCHD-08] a late answer for an earlier month is never shown', async () => {
    const waiting: (() => void)[] = [];
    let calls = 0;
    showSchedule({
      query: linkedSearch,
      answers: {
        [slotsCall]: (call) => {
          calls += 1;
          if (calls > 1) return usualSlots(call);
          return new Promise((resolve) => {
            waiting.push(() => resolve([]));
          });
        },
      },
    });
    await waitFor(() => expect(calls).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByText(november)).toBeVisible();
    await act(async () => waiting[0]?.());
    expect(screen.getByText(november)).toBeVisible();
    expect(screen.queryByText(/No delivery slots/)).toBeNull();
  });
});

describe('the address of the schedule', () => {
  it('[SCHD-06] a link checks nothing if its service type is unknown', () => {
    const { searches } = showSchedule({ query: { ...linkedSearch, serviceType: 'LUNAR' } });
    expect(searches()).toEqual([]);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('[SCHD-01] [SCHD-06] a typed address, whose region is looked up, is in no address of a page, and Back and Forward bring it back', async () => {
    const { onChange, session, url, searches, back, forward } = showSchedule({
      query: { sender: testId(10), serviceType: 'GENERAL' },
      data: custom,
    });
    await typeAddress('Receiver');
    await check();
    await screen.findByText(october);
    expect(url()).toEqual({ sender: testId(10), serviceType: 'GENERAL' });
    expect(JSON.stringify(onChange.mock.calls)).not.toMatch(/Bank|Regent|0110/);
    expect(searches()[0]).toMatchObject({
      origin: { siteId: testId(10) },
      destination: {
        address: {
          streetNumber: '5',
          street: 'Bank Street',
          suburb: 'Regent',
          city: 'Whangārei',
          postcode: '0110',
          country: 'New Zealand',
        },
      },
    });
    expect(session.server.callsTo(regionCall)[0]?.query.toString()).toBe(
      new URLSearchParams({ postcode: '0110', city: 'Whangārei' }).toString(),
    );
    enterText(screen.getByRole('textbox', { name: 'Street name' }), 'Walton Street');
    expect(screen.queryByRole('grid')).toBeNull();
    await check();
    await screen.findByText(october);
    back();
    expect(screen.getByRole('textbox', { name: 'Street name' })).toHaveValue('Bank Street');
    expect(await screen.findByText(october)).toBeVisible();
    forward();
    expect(screen.getByRole('textbox', { name: 'Street name' })).toHaveValue('Walton Street');
    back();
    back();
    expect(screen.queryByRole('textbox', { name: 'Street name' })).toBeNull();
    expect(screen.queryByRole('grid')).toBeNull();
    const streets = searches().map((body) => /"street":"([^"]*)"/.exec(JSON.stringify(body))?.[1]);
    expect(new Set(streets)).toEqual(new Set(['Bank Street', 'Walton Street']));
  });

  it('[SCHD-06] [SCHD-08] a change of an input hides the calendar until it is checked again, which keeps its month, but not its day', async () => {
    const { searches, url } = showSchedule({ query: { ...linkedSearch, day: '2026-11-06' } });
    await screen.findByText(november);
    await userEvent.click(screen.getByRole('combobox', { name: 'Service type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Overnight' }));
    expect(screen.queryByText('Delivery availability')).toBeNull();
    expect(searches()).toHaveLength(1);
    await check();
    expect(await screen.findByText(november)).toBeVisible();
    expect(searches()).toHaveLength(2);
    expect(searches()[1]).toMatchObject({ serviceType: 'OVERNIGHT' });
    expect(url()).toEqual({ ...linkedSearch, serviceType: 'OVERNIGHT', month: '2026-11' });
  });

  it('[SCHD-07] a region that is not known is said, and no other month is offered', async () => {
    const { session } = showSchedule({
      query: { sender: testId(10), serviceType: 'GENERAL' },
      data: custom,
      answers: { [regionCall]: { region: null }, [slotsCall]: [] },
    });
    await typeAddress('Receiver');
    await check();
    expect(await screen.findByText(/The region of the receiver isn't known/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
    expect(session.server.names()).not.toContain(workingDatesCall);
    expect(session.server.names()).not.toContain(serviceDateCall);
  });

  it('[SCHD-07] a service that does not run there is said, and no other month is offered', async () => {
    const nothing = { serviceDate: null, pickupDate: null, reasons: [] };
    showSchedule({ query: linkedSearch, answers: { [serviceDateCall]: nothing, [slotsCall]: [] } });
    expect(await screen.findByText("This service doesn't run between these places.")).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('[SCHD-06] a site that cannot be fetched is said, with Retry', async () => {
    showSchedule({ query: linkedSearch, answers: { [siteCall]: fail } });
    expect((await screen.findAllByText(/Failed to fetch site details/))[0]).toBeVisible();
    expect(await screen.findByText(october)).toBeVisible();
  });
});

function usualSlots(call: Parameters<typeof askedFrom>[0] & { readonly query: URLSearchParams }) {
  const answer = worldAnswers()[slotsCall];
  if (typeof answer !== 'function') throw new Error('The world answers by a function');
  return answer({ ...call, name: slotsCall, path: '', headers: new Headers() });
}
