/** What was refused, as a caller reads it: a domain Problem, or CONTRACT where the request does not fit the contract. */
export interface RefusedProblem {
  readonly id: string;
  readonly path: string;
  readonly message: string;
}

/**
 * A refusal, as a value: a handler returns it. Whether the caller reads it as a version 1 message list or as
 * problem details is decided where the answer is written.
 */
export class Refusal {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string | undefined,
    readonly problems: readonly RefusedProblem[],
    readonly headers: Readonly<Record<string, string>>,
    readonly members: Readonly<Record<string, unknown>>,
  ) {}
}

export interface RefusalParts {
  /** The sentence shown to the user; without it the title is shown. */
  detail?: string;
  title?: string;
  problems?: readonly RefusedProblem[];
  headers?: Readonly<Record<string, string>>;
  /** What an operation's contract adds to its error, beside the messages or the problem details. */
  members?: Readonly<Record<string, unknown>>;
}

const TITLES: Readonly<Record<number, string>> = {
  400: "The request doesn't match the API contract",
  401: 'Sign in to continue',
  403: 'You are not authorized to perform this action',
  404: 'Not found',
  405: 'This method is not allowed',
  406: 'This response format is not available',
  408: 'The request took too long to arrive',
  409: 'This changed in the meantime',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'The body must be JSON',
  422: 'The request is not valid',
  429: 'Too many requests, please try again later',
  431: 'The headers are too large',
  500: 'Something went wrong',
  501: 'This operation is not available yet',
  503: 'The service is busy, please try again later',
};

/** A refusal with a status, in the operation's own error shape. */
export function problem(status: number, parts: RefusalParts = {}): Refusal {
  return new Refusal(
    status,
    parts.title ?? TITLES[status] ?? 'Something went wrong',
    parts.detail,
    parts.problems ?? [],
    parts.headers ?? {},
    parts.members ?? {},
  );
}

/**
 * The refusal that carries what the rules of the domain found, first problem first.
 *
 * @example const found = checkConsignment(draft); if (found.length > 0) return ruleProblems(found);
 */
export function ruleProblems(
  problems: readonly RefusedProblem[],
  parts: Omit<RefusalParts, 'problems'> = {},
): Refusal {
  const [first] = problems;
  return problem(422, { ...(first === undefined ? {} : { detail: first.message }), ...parts, problems });
}
