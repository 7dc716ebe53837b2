/** The loggable part of an error: enough to find it, nothing that quotes a request, a row or a secret (PLAT-15). */
export interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  /** PostgreSQL's names for a failed statement, never its values. */
  readonly table?: string;
  readonly constraint?: string;
  readonly routine?: string;
}

const PATTERNS: readonly [RegExp, string][] = [
  // A token, complete or truncated.
  [/eyJ[\w-]{5,}(?:\.[\w-]*){0,2}/gu, '…'],
  [/\bBearer\s+\S+/giu, 'Bearer …'],
  // User and password of a URL, and its query string.
  [/\/\/[^\s/@]*@/gu, '//…@'],
  [/\?[^\s"')]*/gu, '?…'],
  // API keys of the maps service.
  [/AIza[\w-]{10,}/gu, '…'],
  // PostgreSQL, JSON.parse and most libraries quote values in their messages.
  [/"[^"]*"/gu, '"…"'],
  [/'[^']*'/gu, "'…'"],
  [/`[^`]*`/gu, '`…`'],
  [/=\([^)]*\)/gu, '=(…)'],
];

/** Removes known secrets and everything that looks like one. */
export function scrubText(text: string, secrets: readonly string[] = []): string {
  const known = secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '…')), text);
  return PATTERNS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), known);
}

/** An error reduced to its loggable part. */
export function scrubError(error: unknown, secrets: readonly string[] = [], depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: scrubText(String(error), secrets), stack: '' };
  const { code, table, constraint, routine } = error as Partial<Record<string, unknown>> & Error;
  return {
    type: error.name,
    ...pickTexts({ code, table, constraint, routine }),
    message: scrubText(error.message, secrets),
    stack: frames(error.stack),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: scrubError(error.cause, secrets, depth + 1) }),
  };
}

function pickTexts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Keeps only the frames of a stack; its first lines repeat the message. */
function frames(stack: string | undefined): string {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 20)
    .join('\n');
}
