/** Sent by the process when it is ready. */
export const READY = 'ready';

/** What a process answers: its result, or the text of the error it met. */
export type ProcessAnswer<Result> = { readonly result: Result } | { readonly error: string };
