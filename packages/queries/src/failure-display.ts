import '@tanstack/react-query';

/**
 * What the app's global error handler shows when a query or mutation fails:
 *
 * - `screen`: nothing; the screen shows the error itself (default for queries)
 * - `message`: a toast with the error's message (default for mutations)
 * - `{ text }`: a toast with this text (ERR-07)
 * - `{ schedulingText }`: a toast as describeSchedulingFailure has it (ERR-17)
 */
export type FailureDisplay =
  | 'screen'
  | 'message'
  | { readonly text: string }
  | { readonly schedulingText: string };

interface FailureMeta extends Record<string, unknown> {
  readonly failure?: FailureDisplay;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}
