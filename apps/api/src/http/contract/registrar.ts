import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type Caller, type Guard, isForProvider } from '../auth/guard.js';
import { contentDisposition } from '../../services/files/content-disposition.js';
import { Refusal } from '../problems/problem.js';
import { sendRefusal } from '../problems/shape.js';
import type { Answer } from './answers.js';
import type { ContractDocument } from './document.js';
import type { OperationContext, RegisteredOperation, UntypedRequest } from './operation.js';
import { MULTIPART_BODY } from './multipart.js';
import { type ReadDocuments, readDocuments } from './read-documents.js';
import type { ContractOperation } from './operations.js';
import { createAnswerCheck } from './response.js';
import { badRequest } from './validation.js';

export interface Contract {
  readonly documents: Readonly<Record<string, ContractDocument>>;
  readonly handlers: readonly RegisteredOperation[];
}

export interface RegistrarDeps {
  readonly guard: Guard;
  readonly buildContext: (request: FastifyRequest, caller: Caller) => OperationContext;
  /** Runs a handler, or replays its earlier answer (Idempotency-Key). */
  readonly run: RunOperation;
  readonly responseValidation: boolean;
}

/** Smaller responses cost more to compress than to send. */
export const COMPRESS_FROM_BYTES = 16 * 1024;

export type RunOperation = (
  handler: RegisteredOperation,
  operation: ContractOperation,
  request: UntypedRequest,
  context: OperationContext,
) => Promise<Answer | Refusal>;

/** Registers a route for every operation; throws when handlers and contracts differ. */
export function registerOperations(app: FastifyInstance, contract: Contract, deps: RegistrarDeps): void {
  const documents = readDocuments(contract.documents);
  for (const [operation, handler] of bindHandlers(documents.operations, contract.handlers)) {
    route(app, operation, handler, documents, deps);
  }
}

function route(
  app: FastifyInstance,
  operation: ContractOperation,
  handler: RegisteredOperation,
  documents: ReadDocuments,
  deps: RegistrarDeps,
): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
    sendRefusal(request, reply, refusal, operation.errorShape);
  const answerCall = buildCall(operation, handler, documents, deps);

  app.route({
    method: operation.method.toUpperCase() as Uppercase<ContractOperation['method']>,
    url: operation.path.replaceAll(/\{([^}]+)\}/gu, ':$1'),
    exposeHeadRoute: false,
    bodyLimit: documents.bodyLimits(operation).bytes,
    config: {
      operationId: operation.operationId,
      errorShape: operation.errorShape,
      takesForm: operation.body?.value.content[MULTIPART_BODY] !== undefined,
    },
    // Authorize before reading the body.
    onRequest: async (request, reply) => {
      const asked = await deps.guard(request, operation.permissions);
      if (asked instanceof Refusal) return refuse(request, reply, asked);
      request.caller = asked;
      return undefined;
    },
    handler: async (request, reply) => {
      const answer = await answerCall(request);
      if (answer instanceof Refusal) return refuse(request, reply, answer);
      return send(reply, answer);
    },
  });
}

function buildCall(
  operation: ContractOperation,
  handler: RegisteredOperation,
  documents: ReadDocuments,
  deps: RegistrarDeps,
): (request: FastifyRequest) => Promise<Answer | Refusal> {
  const check = deps.responseValidation ? createAnswerCheck(operation, documents.schemas) : null;
  return async (request) => {
    if (request.caller === null) throw new Error(`${operation.operationId} was called without its guard`);
    const asked = documents.reader(operation)(request);
    if (!asked.ok) return badRequest(asked.problems);
    const answer = await deps.run(
      handler,
      operation,
      asked.value,
      deps.buildContext(request, request.caller),
    );
    if (answer instanceof Refusal) check?.refusal(answer);
    else check?.answer(answer);
    return answer;
  };
}

function send(reply: FastifyReply, { status, body, file, headers }: Answer): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (headers !== undefined) reply.headers(headers);
  if (file !== undefined) {
    reply.type(file.mediaType).header('content-disposition', contentDisposition('attachment', file.name));
    return reply.send(file.content instanceof Uint8Array ? Buffer.from(file.content) : file.content);
  }
  if (body === undefined) return reply.send();
  const text = JSON.stringify(body);
  // Bytes are measured and compressed as they are; a short text is sent in one piece with the headers.
  const sent = text.length < COMPRESS_FROM_BYTES ? text : Buffer.from(text);
  return reply.type('application/json; charset=utf-8').send(sent);
}

/** Pairs each operation with its handler. Throws, listing every fault, when the contracts and the handlers differ. */
export function bindHandlers(
  operations: readonly ContractOperation[],
  handlers: readonly RegisteredOperation[],
): readonly (readonly [ContractOperation, RegisteredOperation])[] {
  const ids = operations.map(({ operationId }) => operationId);
  const handled = handlers.map(({ operationId }) => operationId);
  const byId = new Map(handlers.map((handler) => [handler.operationId, handler]));
  const faults = [
    ...findDuplicates(ids).map((id) => `duplicate operationId ${id}`),
    ...findDuplicates(handled).map((id) => `${id} has two handlers`),
    ...handled.filter((id) => !ids.includes(id)).map((id) => `${id} is in no contract`),
    ...operations.flatMap((operation) => findFaults(operation, byId.get(operation.operationId))),
  ];
  if (faults.length > 0) throw new Error(`Contracts and handlers differ: ${faults.join('; ')}`);
  return operations.flatMap((operation) => {
    const handler = byId.get(operation.operationId);
    return handler === undefined ? [] : [[operation, handler] as const];
  });
}

function findFaults(operation: ContractOperation, handler: RegisteredOperation | undefined): string[] {
  const name = operation.operationId;
  if (handler === undefined) return [`${name} has no handler`];
  if ((handler.isForProvider ?? false) !== isForProvider(operation.permissions)) {
    return [`${name}: its handler and its contract differ in whether it is for the provider's systems`];
  }
  const isPublic = operation.permissions.length === 0;
  return handler.isPublic === isPublic ? [] : [`${name} is ${isPublic ? '' : 'not '}public in its contract`];
}

function findDuplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
