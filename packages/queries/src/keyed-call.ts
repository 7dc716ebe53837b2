/** A call that does its work once, however often it is sent (CONS-34). */
export interface Keyed {
  /** One per intended call; reused for its retries. */
  readonly idempotencyKey: string;
}

export interface KeyedBody<Body> extends Keyed {
  readonly body: Body;
}

/** The header that carries the key. */
export function toKeyHeader({ idempotencyKey }: Keyed) {
  return { 'Idempotency-Key': idempotencyKey };
}
