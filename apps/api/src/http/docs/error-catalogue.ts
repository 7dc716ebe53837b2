import { problemTitles } from '../problems/problem.js';

interface ErrorKind {
  readonly cause: string;
  readonly remedy: string;
}

/** Why a call is refused with each status, and what the caller can do. */
const kinds: Readonly<Record<keyof typeof problemTitles, ErrorKind>> = {
  400: {
    cause: 'The address, a header or the body differs from this reference.',
    remedy: 'Correct what `problems` lists. Repeating the same call fails again.',
  },
  401: {
    cause:
      'There is no token, it has expired, or it is from another issuer, for another audience or another provider.',
    remedy: 'Fetch a new token and repeat the call once.',
  },
  403: {
    cause: 'The token lacks the permission, or there is no active account for it.',
    remedy: 'Ask your freight provider for the permission that the reference names.',
  },
  404: {
    cause: 'It does not exist, it belongs to somebody else, or the host is no address of a freight provider.',
    remedy: 'Check the address and the reference.',
  },
  405: { cause: 'The address exists, but not with this method.', remedy: 'Use the method of the reference.' },
  406: {
    cause: 'The answer has no representation that `Accept` allows.',
    remedy: 'Send `Accept: application/json`.',
  },
  408: { cause: 'The body did not arrive in time.', remedy: 'Repeat the call.' },
  409: {
    cause: 'It has changed since you read it, or somebody took what you asked for.',
    remedy: 'Read it again, then decide.',
  },
  413: {
    cause: "The body or file is larger than the operation's limit.",
    remedy: 'Split it into several calls.',
  },
  414: { cause: 'The address is longer than any operation needs.', remedy: 'Shorten the query.' },
  415: {
    cause: 'The body is neither JSON nor, where files are sent, a form; or its charset is not UTF-8.',
    remedy: 'Send `Content-Type: application/json`, in UTF-8.',
  },
  422: {
    cause: 'The request is well formed and violates a rule.',
    remedy: 'Correct what `problems` lists by rule and path.',
  },
  429: {
    cause: 'Too many calls in a minute.',
    remedy: 'Wait as long as `Retry-After` says, then repeat the call.',
  },
  431: { cause: 'The headers are too large.', remedy: 'Send fewer or shorter headers.' },
  500: {
    cause: 'A fault of ours. Nothing of the call was stored.',
    remedy: 'Repeat the call later; if it fails again, report `instance`.',
  },
  503: {
    cause:
      'The service is overloaded or restarting, its database is away or slow, or the first call with the same `Idempotency-Key` is still running.',
    remedy: 'Wait as long as `Retry-After` says, then repeat the call with its `Idempotency-Key`.',
  },
};

/** What the letters of a rule's ID stand for. */
const ruleGroups: Readonly<Record<string, string>> = {
  CONTRACT: 'The request differs from the reference',
  CONS: 'Consignments: what one must have, and the moves between its statuses',
  FRGT: 'Freight items: counts, sizes, weights',
  PART: 'Senders and receivers: names, addresses, phone numbers and emails',
  DATE: 'Requested pickup and delivery dates',
  DG: 'Dangerous goods',
  XTRA: 'Extras at delivery and their instructions',
  HIRE: 'Hired pallets and equipment',
  BOOK: 'Delivery slots',
  QUOT: 'Quotes and prices',
  INVC: "Checks of the freight provider's invoices",
  PODX: 'Proofs of delivery',
  ANSW: "Answers to the freight provider's exceptions",
  DGDC: 'Dangerous goods declarations',
  TRAK: "The receiver's page and its link",
  LOAD: 'Load checks',
  CLAM: 'Claims for damage or loss',
  SCHD: 'Delivery schedules',
  BULK: 'Actions on several consignments',
  DOCS: 'Labels, notes and manifests',
  FILE: 'Attached files',
  EXTR: 'Exports and extracts',
  IMPT: 'Imports',
  LIST: 'The consignment list, its filters and saved views',
  DASH: 'Reports',
  NAV: 'Sites and preferences of a user',
  MAIL: 'The morning mail',
  PLAT: 'Settings, unsaved work and templates',
  PROV: "Events from the provider's own systems",
};

/** The catalogue as Markdown tables. */
export const errorCatalogue = {
  statuses: [
    '| Status | Title | Cause | What to do |',
    '| --- | --- | --- | --- |',
    ...Object.entries(kinds).map(
      ([status, { cause, remedy }]) =>
        `| ${status} | ${problemTitles[Number(status) as keyof typeof problemTitles]} | ${cause} | ${remedy} |`,
    ),
  ].join('\n'),
  rules: [
    '| ID | About |',
    '| --- | --- |',
    ...Object.entries(ruleGroups).map(([group, about]) => `| ${group} | ${about} |`),
  ].join('\n'),
};

export const ruleGroupNames: ReadonlySet<string> = new Set(Object.keys(ruleGroups));
