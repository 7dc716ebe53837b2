import type { operations as ConfigurationOperations } from '@consign/api-client/configuration';
import type { operations as ConsignmentOperations } from '@consign/api-client/consignment';
import type { operations as ProductOperations } from '@consign/api-client/product';
import type { operations as SchedulingOperations } from '@consign/api-client/scheduling';

import type { FileAnswer } from './answers.js';
import type { UploadedFile } from './uploaded-file.js';

/** The generated types of the four contracts, by service and operationId. */
export interface Contracts {
  configuration: ConfigurationOperations;
  consignment: ConsignmentOperations;
  scheduling: SchedulingOperations;
  product: ProductOperations;
}

export type Service = keyof Contracts;
export type OperationId<S extends Service> = keyof Contracts[S] & string;
export type OperationOf<S extends Service, Id extends OperationId<S>> = Contracts[S][Id];

type Part<O, Name extends string> = O extends { parameters: infer P }
  ? Name extends keyof P
    ? NonNullable<P[Name]>
    : Record<never, never>
  : Record<never, never>;

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody: { content: { 'multipart/form-data': infer F } } }
    ? Omit<F, 'fileData'> & { fileData: UploadedFile }
    : O extends { requestBody?: { content: { 'application/json': infer B } } }
      ? B | undefined
      : undefined;

/** What a handler is given: everything has been checked against the contract, defaults filled in. */
export interface RequestOf<O> {
  readonly path: Part<O, 'path'>;
  readonly query: Part<O, 'query'>;
  readonly headers: Part<O, 'header'>;
  readonly body: BodyOf<O>;
}

type SuccessStatus = 200 | 201 | 202 | 204;

type ContentOf<R> = R extends { content: { 'application/json': infer B } }
  ? { body: B; file?: undefined }
  : R extends { content: Readonly<Record<string, unknown>> }
    ? { body?: undefined; file: FileAnswer }
    : { body?: undefined; file?: undefined };

/** What a handler may answer: one of the contract's successes with its body. Failures are Refusals. */
export type AnswerOf<O> = O extends { responses: infer R }
  ? {
      [S in keyof R & SuccessStatus]: { status: S; headers?: Readonly<Record<string, string>> } & ContentOf<
        R[S]
      >;
    }[keyof R & SuccessStatus]
  : never;
