import type { BookingSlot, Site } from '@consign/api-client/consignment';
import { buildSite, buildSiteParticipant } from '@consign/consignment-parts/testing/data';
import { listSlots, type DeliveryRun } from '@consign/domain/bookings';
import { addDays, getDay, localTimeUtc, toLocalDay, type Day } from '@consign/domain/dates';
import { closedReason, serviceDate, type Calendar, type Weekday } from '@consign/domain/schedule';
import type { FakeCall, FakeResponses } from '@consign/queries/testing';
import { testId } from '@consign/session/testing';

export const slotsCall = 'POST /api/v2/runs/bookings/available-booking-dates';
export const workingDatesCall = 'GET /api/v1/scheduling/workDays/workingDates';
export const serviceDateCall = 'POST /api/v1/scheduling/serviceSchedules/serviceDate';
export const regionCall = 'GET /api/v1/scheduling/regions';
export const siteCall = 'GET /api/v1/sites/{id}';

const regionIds = { Auckland: testId(40), Wellington: testId(41) } as const;

const mondayToFriday: ReadonlySet<Weekday> = new Set([1, 2, 3, 4, 5]);

const national: readonly (readonly [string, string])[] = [
  ['2026-10-26', 'Labour Day'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-28', 'Boxing Day'],
  ['2026-12-29', 'summer close-down'],
  ['2026-12-30', 'summer close-down'],
  ['2026-12-31', 'summer close-down'],
  ['2027-01-01', "New Year's Day"],
  ['2027-01-04', "Day after New Year's Day"],
];

function calendar(...own: readonly (readonly [string, string])[]): Calendar {
  return {
    weekdays: mondayToFriday,
    closed: new Map([...national, ...own].map(([day, name]) => [getDay(day), name])),
    opened: new Set(),
  };
}

const auckland = calendar(['2027-02-01', 'Auckland Anniversary']);
const wellington = calendar(['2027-01-25', 'Wellington Anniversary']);
/** A service that works every day, so that runs drive on the Sundays when the clocks change. */
const everyDay: Calendar = { ...wellington, weekdays: new Set([1, 2, 3, 4, 5, 6, 7]) };

const run = {
  regionId: regionIds.Wellington,
  serviceTypeCode: '',
  weekdays: '1234567',
  closesMinutesBefore: 0,
  effectiveFrom: getDay('2026-01-01'),
  effectiveTo: null,
};

const runs: readonly DeliveryRun[] = [
  { ...run, id: testId(50), name: 'Hutt Valley morning', startMinutes: 480, endMinutes: 720, capacity: 3 },
  { ...run, id: testId(51), name: 'Te Whanganui-a-Tara', startMinutes: 780, endMinutes: 1020, capacity: 1 },
];

/** When the tests' clock stands: Tuesday 20 October 2026, 1 pm in Auckland. */
export const usualNow = '2026-10-20T00:00:00Z';

interface World {
  readonly now?: string;
  readonly isEveryDay?: boolean;
  /** The days when only the morning run has places left. */
  readonly isAfternoonFull?: (day: Day) => boolean;
}

/**
 * What the API would answer for an overnight service from Auckland to Wellington with a cut-off at 2 pm, calculated by
 * the domain's own rules.
 */
export function worldAnswers({
  now = usualNow,
  isEveryDay = false,
  isAfternoonFull = () => false,
}: World = {}): FakeResponses {
  const receiver = isEveryDay ? everyDay : wellington;
  const service = serviceDate(
    {
      origin: isEveryDay ? everyDay : auckland,
      destination: receiver,
      cutOffMinutes: 14 * 60,
      serviceDays: 1,
    },
    { stagedAt: now, requestedPickup: null },
  );
  return {
    [siteCall]: ({ path }) => findSite(path),
    [regionCall]: { region: { id: regionIds.Wellington, name: 'Wellington' } },
    [serviceDateCall]: {
      serviceDate: service?.serviceDay ?? null,
      pickupDate: service?.pickupDay ?? null,
      reasons: [],
    },
    [workingDatesCall]: ({ query }) => {
      const calendarOfRegion = query.get('regionId') === regionIds.Wellington ? receiver : auckland;
      return [listWorkingDates(calendarOfRegion, query)];
    },
    [slotsCall]: ({ body }) => {
      const { startDateTimeUtc, endDateTimeUtc } = body as Period;
      const to = toLocalDay(endDateTimeUtc);
      const range = { from: getDay(toLocalDay(startDateTimeUtc) ?? ''), to: addDays(getDay(to ?? ''), -1) };
      return listSlots({
        runs,
        trip:
          service === null
            ? null
            : {
                receiverRegionId: regionIds.Wellington,
                serviceTypeCode: 'GENERAL',
                calendar: receiver,
                earliest: service.serviceDay,
              },
        range,
        now: new Date(now),
        booked: ({ capacity }, day) => (capacity === 1 && isAfternoonFull(day) ? 1 : 0),
        current: null,
        toUtc: localTimeUtc,
      }).map((slot): BookingSlot => ({
        scheduleId: slot.run.id,
        deliveryRunName: slot.run.name,
        scheduleStartDateTimeUtc: slot.startsAt,
        scheduleEndDateTimeUtc: slot.endsAt,
        status: 'Available',
        placesLeft: slot.placesLeft,
      }));
    },
  };
}

interface Period {
  readonly startDateTimeUtc: string;
  readonly endDateTimeUtc: string;
}

/** The first local day of the period that a call asks for. */
export function askedFrom({ body }: Pick<FakeCall, 'body'>): string | null {
  return toLocalDay((body as Period).startDateTimeUtc);
}

function findSite(path: string): Site {
  const isSender = path.endsWith(testId(10));
  const city = isSender ? 'Auckland' : 'Wellington';
  const number = isSender ? 10 : 11;
  const participant = buildSiteParticipant(number, `Kōwhai ${city}`, city);
  const region = { id: regionIds[city], name: city };
  return {
    ...buildSite(number, `Kōwhai ${city}`, city),
    defaultParticipant: { ...participant, address: { ...participant.address, region } },
  };
}

function listWorkingDates(own: Calendar, query: URLSearchParams) {
  const reasons: { date: string; reason: string }[] = [];
  const to = getDay(query.get('endDate') ?? '');
  for (let day = getDay(query.get('startDate') ?? ''); day <= to; day = addDays(day, 1)) {
    const reason = closedReason(own, day);
    if (reason !== null) reasons.push({ date: day, reason });
  }
  return { workingDates: [], nonWorkingDates: reasons.map(({ date }) => date), reasons };
}
