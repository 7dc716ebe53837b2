import type { Temporal as TemporalApi } from 'temporal-polyfill/implementation';

declare global {
  // Native Temporal; not in TypeScript's lib yet.
  var Temporal: typeof TemporalApi | undefined;
}

/**
 * Replaces `temporal-polyfill` in this build: native Temporal, or the polyfill, which is only downloaded if needed.
 */
export const Temporal = globalThis.Temporal ?? (await import('temporal-polyfill/implementation')).Temporal;
