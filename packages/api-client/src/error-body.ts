/** A rule violation: `path` is the place in the request body, segments joined by `/`, indexes from 0. */
export interface ApiProblem {
  /** The register row, for example CONS-41. */
  readonly id: string;
  readonly path: string;
  readonly message: string;
}

/** The displayed part of an entry of a version 1 error. */
export interface ApiMessage {
  readonly severityName: string;
  readonly userMessage: string;
  /** Whether it is a validation issue, which names its place in the request. */
  readonly isIssue: boolean;
}

/** An error body, normalised from any shape. */
export interface ErrorBody {
  readonly title: string | null;
  readonly detail: string | null;
  readonly messages: readonly ApiMessage[];
  readonly problems: readonly ApiProblem[];
  /** Messages by place in the request body. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The messages of a body that is a bare list of issues. */
  readonly issues: readonly string[];
}

/** Reads message lists, problem details and lists of issues. Missing or mistyped parts are left empty. */
export function readErrorBody(body: unknown): ErrorBody {
  const fields = isRecord(body) ? body : {};
  const entries = recordsIn(fields['messages']);
  const problems = [
    ...recordsIn(fields['problems']).flatMap(problemIn),
    ...entries.flatMap(problemInMessage),
  ];
  return {
    title: textIn(fields['title']),
    detail: textIn(fields['detail']),
    messages: entries.flatMap(messageIn),
    problems,
    errors: isRecord(fields['errors']) ? textsByPlace(fields['errors']) : groupByPath(problems),
    issues: Array.isArray(body) ? body.flatMap(issueIn) : [],
  };
}

function messageIn(entry: Record<string, unknown>): ApiMessage[] {
  const userMessage = textIn(entry['userMessage']);
  if (userMessage === null) return [];
  const isIssue = typeof entry['path'] === 'string' || recordsIn(entry['invalidParams']).length > 0;
  return [{ severityName: textIn(entry['severityName']) ?? '', userMessage, isIssue }];
}

function problemInMessage(entry: Record<string, unknown>): ApiProblem[] {
  return problemIn({ id: entry['problemId'], path: entry['path'], message: entry['userMessage'] });
}

function problemIn(entry: Record<string, unknown>): ApiProblem[] {
  const { id, path, message } = entry;
  if (typeof id !== 'string' || typeof path !== 'string' || typeof message !== 'string') return [];
  return [{ id, path, message }];
}

function issueIn(entry: unknown): string[] {
  const text = textIn(isRecord(entry) ? entry['message'] : entry);
  return text === null ? [] : [text];
}

function textsByPlace(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([place, texts]) => [
      place,
      (Array.isArray(texts) ? texts : [texts]).flatMap(issueIn),
    ]),
  );
}

function groupByPath(problems: readonly ApiProblem[]): Record<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { path, message } of problems) groups.set(path, [...(groups.get(path) ?? []), message]);
  return Object.fromEntries(groups);
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
