/** A start that cannot go on, in one clear line with what to do. Shown without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
