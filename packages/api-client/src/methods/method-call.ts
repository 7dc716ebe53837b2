import type { ServiceName } from '../generated/operations.js';

/** The description of an operation that a call needs. */
export interface MethodCall {
  readonly service: string;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly inPath: readonly string[];
  readonly hasBody: boolean;
  /** Whether it takes an Idempotency-Key. */
  readonly isKeyed: boolean;
  /** Whether sending it twice does nothing twice. */
  readonly isRepeatable: boolean;
  /** The media type of an answer that is a file. */
  readonly fileType?: string;
}

export function isServiceName(name: string): name is ServiceName {
  return ['configuration', 'consignment', 'scheduling', 'product'].includes(name);
}

/** The body of an operation: JSON, or a form for files. */
export type Body<Operation> = Operation extends { requestBody?: { content: infer Media } }
  ? Media extends { 'application/json': infer Json }
    ? Json
    : FormData
  : never;

export type Query<Operation> = Operation extends { parameters: { query?: infer Values } }
  ? NonNullable<Values>
  : never;

/** The result of a method: the parsed body, a Blob for a file, undefined where the contract has no body. */
export type Answer<Operation> = Operation extends { responses: infer Responses }
  ? Content<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type Content<Success> = Success extends { content: { 'application/json': infer Json } }
  ? Json
  : Success extends { content: object }
    ? Blob
    : undefined;

export interface CallOptions<Operation> {
  readonly query?: Query<Operation>;
  /** Only for operations that take one; made up otherwise. Give your own to repeat a call after a restart. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds for each attempt, in place of the client's. */
  readonly timeoutMs?: number;
}
