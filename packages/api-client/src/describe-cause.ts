interface SystemError {
  readonly code?: unknown;
  readonly hostname?: unknown;
  readonly cause?: unknown;
  readonly message?: unknown;
}

/** Why there was no answer, for a developer: fetch in Node says only "fetch failed", and its cause the rest. */
export function describeCause(error: unknown): string {
  const { code, hostname, cause, message } = (error ?? {}) as SystemError;
  if (typeof code === 'string' && typeof hostname === 'string')
    return `could not resolve ${hostname}: ${code}`;
  if (typeof cause === 'object' && cause !== null) return describeCause(cause);
  const text = typeof message === 'string' && message !== '' ? message : String(code ?? error);
  return typeof code === 'string' && !text.includes(code) ? `${text}: ${code}` : text;
}
