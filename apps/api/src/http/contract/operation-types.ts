import type { operations as ConfigurationOperations } from '@consign/api-client/configuration';
import type { operations as ConsignmentOperations } from '@consign/api-client/consignment';
import type { operations as ProductOperations } from '@consign/api-client/product';
import type { operations as SchedulingOperations } from '@consign/api-client/scheduling';

import type { FileAnswer } from './answers.js';
import type { UploadedFile } from './multipart.js';

/** The generated types of the four contracts, by operationId, which is unique over all of them. */
type Operations = ConfigurationOperations & ConsignmentOperations & SchedulingOperations & ProductOperations;

export type OperationId = keyof Operations & string;
export type OperationTypes<Id extends OperationId> = Operations[Id];

type Part<O, Name extends string> = O extends { parameters: infer P }
  ? Name extends keyof P
    ? NonNullable<P[Name]>
    : Record<never, never>
  : Record<never, never>;

type RequestBody<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody: { content: { 'multipart/form-data': infer F } } }
    ? Omit<F, 'fileData'> & { fileData: UploadedFile }
    : O extends { requestBody?: { content: { 'application/json': infer B } } }
      ? B | undefined
      : undefined;

/** A validated and normalised request, with defaults filled in. */
export interface OperationRequest<O> {
  readonly path: Part<O, 'path'>;
  readonly query: Part<O, 'query'>;
  readonly headers: Part<O, 'header'>;
  readonly body: RequestBody<O>;
}

type SuccessStatus = 200 | 201 | 202 | 204;

type AnswerContent<R> = R extends { content: { 'application/json': infer B } }
  ? { body: B; file?: undefined }
  : R extends { content: Readonly<Record<string, unknown>> }
    ? { body?: undefined; file: FileAnswer }
    : { body?: undefined; file?: undefined };

/** What a handler may return: one of the contract's successes with its body. Failures are Refusals. */
export type OperationAnswer<O> = O extends { responses: infer R }
  ? {
      [S in keyof R & SuccessStatus]: {
        status: S;
        headers?: Readonly<Record<string, string>>;
      } & AnswerContent<R[S]>;
    }[keyof R & SuccessStatus]
  : never;
