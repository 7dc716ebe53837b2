/** A start that cannot go on, in one clear line with what to do. Shown without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The first line of what went wrong. */
export function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
