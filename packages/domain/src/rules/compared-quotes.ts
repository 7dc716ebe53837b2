import { findDay, type Day } from '../dates/day.js';
import { startOfDayUtc } from '../dates/start-of-day.js';
import { checkQuantities } from '../extras/instructions.js';
import { joinPath, parsed, type Parsed, type Problem } from '../problem.js';
import { checkQuoteMoment } from './quote-moment.js';
import { parseQuote, type ParsedQuote, type QuoteBody, type QuoteContext } from './quote.js';

/** The body of a comparison: a quote for several service types and the days that begin with one. */
export interface ComparisonBody extends Omit<QuoteBody, 'serviceType' | 'deliveryExtras'> {
  readonly serviceTypes: readonly string[];
  readonly fromDate: string;
  readonly priceDateTimeUtc: string;
  readonly deliveryExtras?: readonly ComparedExtraBody[] | undefined;
}

/** Its code, because each service type has extras of its own. */
interface ComparedExtraBody {
  readonly deliveryExtraCode: string;
  readonly quantityRequested: number;
}

/** What the rules of a comparison need besides the body. */
export interface ComparisonContext extends Pick<QuoteContext, 'settings'> {
  readonly serviceTypes: readonly { readonly code: string }[];
  /** The extras of every service type. */
  readonly extras: readonly ComparableExtra[];
  readonly now: Date;
}

interface ComparableExtra {
  readonly code: string;
  readonly name: string;
  readonly isPerConsignment: boolean;
}

/** A comparison that passed the rules. */
export interface ParsedComparison extends Omit<ParsedQuote, 'serviceTypeCode' | 'extras'> {
  readonly serviceTypeCodes: readonly string[];
  readonly fromDay: Day;
  /** The moment that the prices are for. */
  readonly at: Date;
  /** How often each extra is asked for, by its code. */
  readonly quantities: ReadonlyMap<string, number>;
}

/** Reads a comparison whose every rule holds: of the quote, its service types, extras and first day (QUOT-10). */
export function parseComparison(body: ComparisonBody, context: ComparisonContext): Parsed<ParsedComparison> {
  const { deliveryExtras = [], serviceTypes, priceDateTimeUtc, fromDate, ...quoted } = body;
  const { settings, now } = context;
  const quote = parseQuote({ ...quoted, serviceType: serviceTypes[0] }, { settings });
  const fromDay = findDay(fromDate);
  const problems = [
    ...(quote.ok ? [] : quote.problems),
    ...checkServiceTypes(serviceTypes, context.serviceTypes),
    ...checkCodes(deliveryExtras, context.extras),
    ...checkQuoteMoment(priceDateTimeUtc, now),
    ...checkFromDay(fromDay, now),
  ];
  if (!quote.ok || fromDay === null || problems.length > 0) return { ok: false, problems };
  const { serviceTypeCode: _first, extras: _none, ...freight } = quote.value;
  return parsed({
    ...freight,
    serviceTypeCodes: serviceTypes,
    fromDay,
    at: new Date(priceDateTimeUtc),
    quantities: new Map(
      deliveryExtras.map(({ deliveryExtraCode, quantityRequested }) => [
        deliveryExtraCode,
        quantityRequested,
      ]),
    ),
  });
}

function checkServiceTypes(codes: readonly string[], offered: ComparisonContext['serviceTypes']): Problem[] {
  return codes.flatMap((code, index) =>
    offered.some((each) => each.code === code)
      ? []
      : [
          {
            id: 'CONS-45',
            path: joinPath('serviceTypes', index),
            message: 'This service type is not available',
          },
        ],
  );
}

/** One that a service type lacks is left out of its price; a switch of any of them is one here (XTRA-04). */
function checkCodes(asked: readonly ComparedExtraBody[], extras: readonly ComparableExtra[]): Problem[] {
  return checkQuantities(
    asked.map(({ deliveryExtraCode, quantityRequested }) => ({
      deliveryExtraId: deliveryExtraCode,
      quantityRequested,
    })),
    asked.map(({ deliveryExtraCode }) => {
      const named = extras.filter(({ code }) => code === deliveryExtraCode);
      return {
        deliveryExtraId: deliveryExtraCode,
        deliveryExtraName: named[0]?.name ?? deliveryExtraCode,
        isPerConsignment: named.some(({ isPerConsignment }) => isPerConsignment),
      };
    }),
    'deliveryExtras',
  ).map((problem) => ({ ...problem, path: problem.path.replace(/deliveryExtraId$/u, 'deliveryExtraCode') }));
}

/** Within the bounds of a quote's moment. */
function checkFromDay(day: Day | null, now: Date): Problem[] {
  const sentences =
    day === null
      ? ['The first day is invalid']
      : checkQuoteMoment(startOfDayUtc(day), now).map(({ message }) => message);
  return sentences.map((message) => ({ id: 'QUOT-10', path: 'fromDate', message }));
}
