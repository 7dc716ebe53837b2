import '@tanstack/react-query';

/**
 * What the application shows when a query or a mutation fails, in its one place for it:
 *
 * - `screen`: nothing; the screen tells of it itself (the default of queries)
 * - `message`: a toast with the error's own sentence (the default of mutations)
 * - `{ text }`: a toast with this sentence (ERR-07)
 */
export type FailureDisplay = 'screen' | 'message' | { readonly text: string };

interface FailureMeta extends Record<string, unknown> {
  readonly failure?: FailureDisplay;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}
