import type {
  AttentionCount,
  CostGroup,
  Costs,
  CountPoint,
  Difot,
  ExceptionCount,
  MoneyPoint,
  ReportFilter,
  StatusCount,
} from '@consign/api-client/consignment';
import { pairDays, parseReportPeriod, previousPeriod } from '@consign/domain/reports';
import type { FakeResponses } from '@consign/queries/testing';
import { testId } from '@consign/session/testing';

export const createdCall = 'POST /api/v2/reports/consignments-by-status';
export const stagedCall = 'POST /api/v2/reports/consignments-staged-to-delivered';
export const deliveredCall = 'POST /api/v2/reports/consignments-delivered';
export const difotCall = 'POST /api/v2/reports/difot';
export const exceptionsCall = 'POST /api/v2/reports/exceptions-by-status';
export const costsCall = 'POST /api/v2/reports/revenue';
/** The call of each card, in the order of the cards. */
export const cardCalls = [
  stagedCall,
  difotCall,
  createdCall,
  exceptionsCall,
  costsCall,
  deliveredCall,
] as const;
export const costGroupsCall = 'POST /api/v2/reports/costs';
export const attentionCall = 'POST /api/v2/reports/attention';
export const unsavedCall = 'GET /api/v1/users/me/unsaved-work';
export const changesCall = 'GET /api/v2/consignments/changes';

/** When the tests' clock stands: Saturday 21 November 2026, 1 pm in Auckland. */
export function testNow(): Date {
  return new Date('2026-11-21T00:00:00Z');
}

const created: StatusCount[] = [
  { status: 'DRAFT', count: 7 },
  { status: 'FINAL', count: 12 },
  { status: 'STAGED', count: 9 },
  { status: 'PICKUP', count: 5 },
  { status: 'TRANSIT', count: 14 },
  { status: 'DELIVERING', count: 4 },
  { status: 'DELIVERED', count: 1234 },
  { status: 'CANCELLED', count: 3 },
  { status: 'ERR', count: 1 },
];

const difot: Difot[] = [
  {
    serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
    onTimeCount: 67,
    missCount: 33,
  },
  {
    serviceType: { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
    onTimeCount: 999,
    missCount: 1,
  },
];

/** What occurs in both halves of the filter, in one of them, and only resolved. */
export const kinds = { closed: testId(70), damaged: testId(71), refused: testId(72) };

const exceptions: ExceptionCount[] = [
  {
    standardEventId: kinds.closed,
    title: 'Receiver was closed',
    openCount: 6,
    totalCount: 10,
    statuses: [
      { statusCode: 'STAGED', openCount: 1, totalCount: 2 },
      { statusCode: 'TRANSIT', openCount: 5, totalCount: 8 },
    ],
  },
  {
    standardEventId: kinds.damaged,
    title: 'Goods were damaged at the depot in Te Whanganui-a-Tara',
    openCount: 2,
    totalCount: 2,
    statuses: [{ statusCode: 'TRANSIT', openCount: 2, totalCount: 2 }],
  },
  {
    standardEventId: kinds.refused,
    title: 'Not ready for pickup',
    openCount: 0,
    totalCount: 3,
    statuses: [{ statusCode: 'STAGED', openCount: 0, totalCount: 3 }],
  },
];

function figure(index: number, weight: number): number {
  return ((index * 7 + 3) % 11) * weight;
}

interface Series {
  readonly body: unknown;
}

/** A point for every day that the call asks for. */
function points({ body }: Series, weight: number): CountPoint[] & MoneyPoint[] {
  const parsed = parseReportPeriod(body as ReportFilter);
  if (!parsed.ok) throw new Error('The period of a call is not valid');
  return pairDays(parsed.value, previousPeriod(parsed.value)).map(({ current, previous }, index) => ({
    date: current,
    current: current === null ? 0 : figure(index, weight),
    previousDate: previous,
    previous: previous === null ? 0 : figure(index + 4, weight),
  }));
}

/** What needs attention, in the order in which it is shown. */
export const attention: AttentionCount[] = [
  { kind: 'EXCEPTIONS', count: 8 },
  { kind: 'WAITING_FOR_YOU', count: 5 },
  { kind: 'WAITING_FOR_PROVIDER', count: 3 },
  { kind: 'OVERDUE', count: 1234 },
  { kind: 'NOT_PICKED_UP', count: 2 },
  { kind: 'OLD_DRAFTS', count: 0 },
];

function group(code: string | null, name: string | null, consignments: number, cents: number): CostGroup {
  const confirmed = cents / 100;
  return {
    code,
    name,
    groupCount: code === null ? 12 : 1,
    consignments,
    confirmed,
    estimated: confirmed - 1,
    confirmedOfEstimated: confirmed,
    perConsignment: 12.345,
    perKilogram: 0.453,
    perCubicMetre: null,
  };
}

const { code: _code, name: _name, groupCount: _count, ...totals } = group('', null, 30, 700_000);

/** Costs by group; twelve receivers are not listed. */
export const costGroups: Costs = {
  totals,
  serviceTypes: [group('GENERAL', 'General freight', 20, 600_000), group('RETIRED', null, 10, 100_000)],
  accounts: [group(testId(90), 'Main account', 30, 700_000)],
  regions: [group(testId(91), 'Wellington', 20, 500_000), group('', null, 10, 200_000)],
  receivers: [
    group('a', 'Tūī Café, Nelson', 3, 300_000),
    group('b', 'Kea & Sons, Taupō', 15, 200_000),
    group(null, null, 12, 200_000),
  ],
  dearest: [
    { id: testId(92), reference: 'TAS0001234', estimated: 100, confirmedWithoutFaf: 165.5 },
    { id: testId(93), reference: 'TAS0001235', estimated: 200, confirmedWithoutFaf: 210 },
  ],
};

/** Figures in every card. */
export const worldAnswers = {
  [attentionCall]: attention,
  [unsavedCall]: [
    { key: 'consignment-TAS0001234', savedAtDateTimeUtc: '2026-11-20T21:30:00Z' },
    { key: 'consignment-create', savedAtDateTimeUtc: '2026-11-19T21:30:00Z' },
  ],
  [changesCall]: { cursor: 'one', hasChanged: false },
  [createdCall]: created,
  [stagedCall]: { averageDays: 2.345, previousAverageDays: 2.68, trendPercent: -12.5 },
  [deliveredCall]: (call: Series) => points(call, 12),
  [difotCall]: difot,
  [exceptionsCall]: exceptions,
  [costsCall]: (call: Series) => points(call, 1234.56),
  [costGroupsCall]: costGroups,
} satisfies FakeResponses;

/** Calls that find nothing. */
export const emptyAnswers = {
  [attentionCall]: attention.map(({ kind }) => ({ kind, count: 0 })),
  [unsavedCall]: [],
  [createdCall]: [],
  [stagedCall]: { averageDays: null, previousAverageDays: null, trendPercent: null },
  [deliveredCall]: (call: Series) => points(call, 0),
  [difotCall]: [],
  [exceptionsCall]: [],
  [costsCall]: (call: Series) => points(call, 0),
} satisfies FakeResponses;
