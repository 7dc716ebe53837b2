import type { FastifyBaseLogger } from 'fastify';

import type { Tenant, User } from '../auth/identity.js';
import type { Refusal } from '../problems/problem.js';
import type { Services } from '../../services/services.js';
import type { Tx } from '../../database/database.js';
import type { Owner, Viewer } from '../../database/owner.js';
import type { Answer } from './answers.js';
import type { AnswerOf, OperationId, OperationOf, RequestOf, Service } from './operation-types.js';

/** What a handler may know about the call beside its request. */
export interface OperationContext {
  readonly tenant: Tenant;
  readonly user: User;
  /** The user's organisation: whose rows a call may name. */
  readonly owner: Owner;
  /** The user's sites: whose consignments a call may see. */
  readonly viewer: Viewer;
  /**
   * Opens a transaction that sees this tenant and this user's organisation alone. It may run twice
   * (serialisation failures are retried), so nothing outside the database happens inside it.
   */
  inTransaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** The moment of the call; one value for the whole operation. */
  readonly now: Date;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
}

/** A call without a token: there is a tenant, by Host, and nobody signed in. */
export type PublicContext = Omit<OperationContext, 'user' | 'owner' | 'viewer'>;

/** A call of the provider's own systems: there is nobody signed in, and no customer yet. */
export interface ProviderContext extends PublicContext {
  /** The subject of the machine's token. */
  readonly reporter: string;
  /** Opens a transaction that sees one customer of this tenant alone; it may run twice. */
  inOrganisation<T>(organisationId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
}

export type Handler<S extends Service, Id extends OperationId<S>, Context> = (
  request: RequestOf<OperationOf<S, Id>>,
  context: Context,
) => Promise<AnswerOf<OperationOf<S, Id>> | Refusal>;

/** What the registrar knows of a handler; the types of one operation have done their work by then. */
export interface RegisteredOperation {
  readonly service: Service;
  readonly operationId: string;
  readonly isPublic: boolean;
  /** Whether it is for the provider's systems alone. */
  readonly isForProvider?: boolean;
  readonly handle: (
    request: UntypedRequest,
    context: OperationContext | PublicContext | ProviderContext,
    prepared?: unknown,
  ) => Promise<Answer | Refusal>;
  /** Done before, and outside the transaction that holds an Idempotency-Key; what it answers is given to handle. */
  readonly prepare?: (request: UntypedRequest, context: OperationContext) => Promise<unknown>;
}

export interface UntypedRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/**
 * Binds a handler to an operation of a contract, typed by it.
 *
 * @example export const getSite = operation('consignment', 'getSite', async ({ path }, context) => …)
 */
export function operation<S extends Service, Id extends OperationId<S>>(
  service: S,
  operationId: Id,
  handle: Handler<S, Id, OperationContext>,
): RegisteredOperation {
  return { service, operationId, isPublic: false, handle: handle as RegisteredOperation['handle'] };
}

/** As operation(), for one with work that no transaction may span, such as keeping a file. It may be done in vain. */
export function preparedOperation<S extends Service, Id extends OperationId<S>, Prepared>(
  service: S,
  operationId: Id,
  steps: {
    prepare(request: RequestOf<OperationOf<S, Id>>, context: OperationContext): Promise<Prepared | Refusal>;
    handle(
      request: RequestOf<OperationOf<S, Id>>,
      context: OperationContext,
      prepared: Prepared,
    ): Promise<AnswerOf<OperationOf<S, Id>> | Refusal>;
  },
): RegisteredOperation {
  return {
    service,
    operationId,
    isPublic: false,
    prepare: steps.prepare as NonNullable<RegisteredOperation['prepare']>,
    handle: steps.handle as RegisteredOperation['handle'],
  };
}

/** As operation(), for one that the contract opens to callers without a token (`security: []`). */
export function publicOperation<S extends Service, Id extends OperationId<S>>(
  service: S,
  operationId: Id,
  handle: Handler<S, Id, PublicContext>,
): RegisteredOperation {
  return { service, operationId, isPublic: true, handle: handle as RegisteredOperation['handle'] };
}

/** As operation(), for one that the contract opens to the provider's systems alone (PROV-01). */
export function providerOperation<S extends Service, Id extends OperationId<S>>(
  service: S,
  operationId: Id,
  handle: Handler<S, Id, ProviderContext>,
): RegisteredOperation {
  return {
    service,
    operationId,
    isPublic: false,
    isForProvider: true,
    handle: handle as RegisteredOperation['handle'],
  };
}
