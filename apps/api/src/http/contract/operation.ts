import type { FastifyBaseLogger } from 'fastify';

import type { Tenant, User } from '../auth/identity.js';
import type { Refusal } from '../problems/problem.js';
import type { Services } from '../../services/services.js';
import type { Tx, TxMode } from '../../database/database.js';
import type { Owner, Viewer } from '../../database/owner.js';
import type { Answer } from './answers.js';
import type { OperationAnswer, OperationId, OperationTypes, OperationRequest } from './operation-types.js';

/** What a handler gets beside its request. */
export interface OperationContext {
  readonly tenant: Tenant;
  readonly user: User;
  /** The user's organisation: whose rows a call may name. */
  readonly owner: Owner;
  /** The user's sites: whose consignments a call may see. */
  readonly viewer: Viewer;
  /**
   * Opens a transaction that sees only this tenant and the user's organisation. It is retried after a serialisation
   * failure, so do nothing outside the database in it. In a GET it can't write, unless it is 'writing'.
   */
  inTransaction<T>(run: (tx: Tx) => Promise<T>, mode?: TxMode): Promise<T>;
  /** As inTransaction, for searches and reports: a replica may answer, and a write in it fails. */
  inReading<T>(run: (tx: Tx) => Promise<T>, mode?: TxMode): Promise<T>;
  /** The time of the call: one value for the whole operation. */
  readonly now: Date;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  /** The address that the caller reached the product at, such as https://tasman.example. */
  readonly origin: string;
}

/** A call without a token: the tenant is known from the host, and there is no user. */
export type PublicContext = Omit<OperationContext, 'user' | 'owner' | 'viewer' | 'inReading'>;

/** A call from the provider's own systems: there is no user, and no customer is chosen yet. */
export interface ProviderContext extends PublicContext {
  /** The subject of the machine's token. */
  readonly reporter: string;
  /** Opens a transaction that sees only one customer of this tenant; it may be retried. */
  inOrganisation<T>(organisationId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
}

export type Handler<Id extends OperationId, Context> = (
  request: OperationRequest<OperationTypes<Id>>,
  context: Context,
) => Promise<OperationAnswer<OperationTypes<Id>> | Refusal>;

/** A handler as the registrar runs it, without the types of its operation. */
export interface RegisteredOperation {
  readonly operationId: string;
  readonly isPublic: boolean;
  /** Whether only the provider's systems may call it. */
  readonly isForProvider?: boolean;
  readonly handle: (
    request: UntypedRequest,
    context: OperationContext | PublicContext | ProviderContext,
    prepared?: unknown,
  ) => Promise<Answer | Refusal>;
  /** Runs before `handle`, outside the transaction of the Idempotency-Key; `handle` gets its result. */
  readonly prepare?: (request: UntypedRequest, context: OperationContext) => Promise<unknown>;
  readonly repeat?: Repeat<Answer>;
}

/**
 * The answer to a repeat with the same Idempotency-Key, where the first answer has a secret, which is shown once, or
 * signed links, which expire.
 */
export interface Repeat<A> {
  /** The part of the first answer that may be stored. */
  readonly keep: (answer: A) => A;
  /** The answer to the repeat, if it differs from the stored part. */
  readonly renew?: (kept: A, context: OperationContext) => A;
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
 * @example export const getSite = operation('getSite', async ({ path }, context) => …)
 */
export function operation<Id extends OperationId>(
  operationId: Id,
  handle: Handler<Id, OperationContext>,
  repeat?: Repeat<OperationAnswer<OperationTypes<Id>>>,
): RegisteredOperation {
  return {
    operationId,
    isPublic: false,
    handle: handle as RegisteredOperation['handle'],
    ...untypedRepeat(repeat),
  };
}

function untypedRepeat<A>(repeat: Repeat<A> | undefined): Pick<RegisteredOperation, 'repeat'> {
  return repeat === undefined ? {} : { repeat: repeat as unknown as Repeat<Answer> };
}

/** As operation(), with work that no transaction may span, such as storing a file. The work may turn out unused. */
export function preparedOperation<Id extends OperationId, Prepared>(
  operationId: Id,
  steps: {
    prepare(
      request: OperationRequest<OperationTypes<Id>>,
      context: OperationContext,
    ): Promise<Prepared | Refusal>;
    handle(
      request: OperationRequest<OperationTypes<Id>>,
      context: OperationContext,
      prepared: Prepared,
    ): Promise<OperationAnswer<OperationTypes<Id>> | Refusal>;
    repeat?: Repeat<OperationAnswer<OperationTypes<Id>>>;
  },
): RegisteredOperation {
  return {
    operationId,
    isPublic: false,
    prepare: steps.prepare as NonNullable<RegisteredOperation['prepare']>,
    handle: steps.handle as RegisteredOperation['handle'],
    ...untypedRepeat(steps.repeat),
  };
}

/** As operation(), for callers without a token (`security: []`). */
export function publicOperation<Id extends OperationId>(
  operationId: Id,
  handle: Handler<Id, PublicContext>,
): RegisteredOperation {
  return { operationId, isPublic: true, handle: handle as RegisteredOperation['handle'] };
}

/** As operation(), for the provider's systems only (PROV-01). */
export function providerOperation<Id extends OperationId>(
  operationId: Id,
  handle: Handler<Id, ProviderContext>,
): RegisteredOperation {
  return {
    operationId,
    isPublic: false,
    isForProvider: true,
    handle: handle as RegisteredOperation['handle'],
  };
}
