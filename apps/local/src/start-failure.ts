/** A start error whose message says what to do. Shown without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The first line of an error's message. */
export function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
