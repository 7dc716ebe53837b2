/** A problem as a caller reads it: of the domain's rules, or with id CONTRACT for an invalid request. */
export interface RefusedProblem {
  readonly id: string;
  readonly path: string;
  readonly message: string;
}

/** A handler returns a refusal instead of throwing. The response writer picks version 1 messages or problem details. */
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
  /** Shown to the user; the title by default. */
  detail?: string;
  title?: string;
  problems?: readonly RefusedProblem[];
  headers?: Readonly<Record<string, string>>;
  /** Members that the operation's contract adds to its error. */
  members?: Readonly<Record<string, unknown>>;
}

/** The title of each status that a call can be refused with. */
export const problemTitles = {
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
  503: 'The service is busy, please try again later',
} as const satisfies Readonly<Record<number, string>>;

const titles: Readonly<Record<number, string>> = problemTitles;

/** A refusal with a status, in the operation's own error shape. */
export function problem(status: number, parts: RefusalParts = {}): Refusal {
  return new Refusal(
    status,
    parts.title ?? titles[status] ?? 'Something went wrong',
    parts.detail,
    parts.problems ?? [],
    parts.headers ?? {},
    parts.members ?? {},
  );
}

/**
 * A refusal with the problems that the domain's rules found, in their order.
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

/** 409: something has changed meanwhile; `members` show what it is now. */
export function conflict(
  id: string,
  path: string,
  message: string,
  members: Readonly<Record<string, unknown>> = {},
): Refusal {
  return problem(409, { detail: message, problems: [{ id, path, message }], members });
}

/** Refuses a call with the reason why its action isn't possible now. */
export function actionRefusal({ id, reason }: { readonly id: string; readonly reason: string }): Refusal {
  return conflict(id, '', reason);
}

/** A body that can't be read; its message is for the caller and quotes nothing but the name of a field. */
export class BodyFault extends Error {
  override readonly name = 'BodyFault';

  constructor(
    readonly statusCode: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}
