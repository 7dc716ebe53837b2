import type { RefusedProblem } from './problem.js';

/** A body that can't be read; its message is for the caller and quotes nothing but the name of a field. */
export class BodyFault extends Error {
  override readonly name = 'BodyFault';

  constructor(
    readonly statusCode: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }

  get problems(): RefusedProblem[] {
    return [{ id: 'CONTRACT', path: '', message: this.message }];
  }
}
