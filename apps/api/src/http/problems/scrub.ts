/** What a log may say of an error: enough to find it, nothing that quotes a request, a row or a secret (PLAT-15). */
export interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  /** What PostgreSQL names of a failed statement; never its values. */
  readonly table?: string;
  readonly constraint?: string;
  readonly routine?: string;
}

const PATTERNS: readonly [RegExp, string][] = [
  // A token, whole or cut.
  [/eyJ[\w-]{5,}(?:\.[\w-]*){0,2}/gu, '…'],
  [/\bBearer\s+\S+/giu, 'Bearer …'],
  // User and password of an address, and everything behind its question mark.
  [/\/\/[^\s/@]*@/gu, '//…@'],
  [/\?[^\s"')]*/gu, '?…'],
  // Keys of the maps service have this form.
  [/AIza[\w-]{10,}/gu, '…'],
  // Values are quoted in messages of PostgreSQL, of JSON.parse and of most libraries.
  [/"[^"]*"/gu, '"…"'],
  [/'[^']*'/gu, "'…'"],
  [/`[^`]*`/gu, '`…`'],
  [/=\([^)]*\)/gu, '=(…)'],
];

/** A text without what looks like a secret, and without the secrets that are known. */
export function scrubText(text: string, secrets: readonly string[] = []): string {
  const known = secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '…')), text);
  return PATTERNS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), known);
}

/** An error as the log may have it. */
export function scrubError(error: unknown, secrets: readonly string[] = [], depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: scrubText(String(error), secrets), stack: '' };
  const { code, table, constraint, routine } = error as Partial<Record<string, unknown>> & Error;
  return {
    type: error.name,
    ...textsOf({ code, table, constraint, routine }),
    message: scrubText(error.message, secrets),
    stack: frames(error.stack),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: scrubError(error.cause, secrets, depth + 1) }),
  };
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The first lines of a stack repeat the message, so only its frames are kept. */
function frames(stack: string | undefined): string {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 20)
    .join('\n');
}
