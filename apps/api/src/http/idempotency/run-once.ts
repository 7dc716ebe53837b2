import { createHash } from 'node:crypto';

import type { Answer } from '../contract/answers.js';
import type { RunOperation } from '../contract/registrar.js';
import type { OperationContext, UntypedRequest } from '../contract/operation.js';
import type { ContractOperation } from '../contract/operations.js';
import { Refusal, problem } from '../problems/problem.js';
import type { Tx } from '../../database/database.js';

/** Stores keys and answers, in the operation's own transaction. */
export interface AnswerStore {
  /** The stored answer to a call with this key. */
  findIdempotentAnswer(tx: Tx, claim: Claim): Promise<Answered | undefined>;
  claimIdempotencyKey(tx: Tx, claim: Claim): Promise<Claimed>;
  storeIdempotentAnswer(tx: Tx, answer: StoredAnswer): Promise<void>;
}

export interface KeyOwner {
  readonly tenantId: string;
  readonly userId: string;
  readonly operationId: string;
  readonly key: string;
}

export type Claim = KeyOwner & { readonly requestHash: string; readonly now: Date };
export type StoredAnswer = KeyOwner & { readonly answer: Answer };

export interface Answered {
  readonly kind: 'answered';
  readonly requestHash: string;
  readonly answer: Answer;
}

export type Claimed =
  | { readonly kind: 'claimed' }
  | Answered
  /** Another call with this key is still running. Clients repeat a 503; a 409 would look like the operation's own. */
  | { readonly kind: 'busy' };

const HEADER = 'idempotency-key';

/**
 * Runs a call with an Idempotency-Key once (CONS-34). Its transaction writes the key first and the answer last: a parallel
 * call waits and then gets the first one's answer, a lost answer can be fetched again, and a failed or refused operation
 * leaves no key behind. Of an answer with a secret or with links that expire only a part is stored (PROV-30).
 */
export function createRunner(store: AnswerStore): RunOperation {
  return async (handler, operation, request, context) => {
    const key = request.headers[HEADER];
    if (typeof key !== 'string' || !declaresKey(operation)) {
      const prepared = await handler.prepare?.(request, context);
      return prepared instanceof Refusal ? prepared : handler.handle(request, context, prepared);
    }
    const owner: KeyOwner = {
      tenantId: context.tenant.id,
      userId: context.user.id,
      operationId: operation.operationId,
      key,
    };
    const requestHash = hashRequest(operation, request);
    const claim = { ...owner, requestHash, now: context.now };
    const replay = (earlier: Exclude<Claimed, { kind: 'claimed' }>) =>
      toReplay(earlier, requestHash, (kept) => handler.repeat?.renew?.(kept, context) ?? kept);
    let prepared: unknown;
    if (handler.prepare !== undefined) {
      const answered = await context.inTransaction((tx) => store.findIdempotentAnswer(tx, claim));
      if (answered !== undefined) return replay(answered);
      prepared = await handler.prepare(request, context);
      if (prepared instanceof Refusal) return prepared;
    }
    try {
      return await context.inTransaction(async (tx) => {
        const claimed = await store.claimIdempotencyKey(tx, claim);
        if (claimed.kind !== 'claimed') return replay(claimed);
        const answer = await handler.handle(request, joinTransaction(context, tx), prepared);
        if (answer instanceof Refusal) throw new RolledBack(answer);
        await store.storeIdempotentAnswer(tx, { ...owner, answer: handler.repeat?.keep(answer) ?? answer });
        return answer;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal;
      throw error;
    }
  };
}

/** Rolls back a refused operation together with its claim on the key. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';

  constructor(readonly refusal: Refusal) {
    super('The operation was refused');
  }
}

/** Makes the handler's transactions part of the transaction that holds the key. */
function joinTransaction(context: OperationContext, tx: Tx): OperationContext {
  return { ...context, inTransaction: (run) => run(tx), inReading: (run) => run(tx) };
}

function toReplay(
  claimed: Exclude<Claimed, { kind: 'claimed' }>,
  requestHash: string,
  renew: (kept: Answer) => Answer,
): Answer | Refusal {
  if (claimed.kind === 'busy') {
    return problem(503, {
      detail: 'The first call with this Idempotency-Key is still running. Send it again to get its answer.',
      headers: { 'retry-after': '2' },
    });
  }
  if (claimed.requestHash !== requestHash) {
    return problem(422, {
      problems: [{ id: 'CONS-34', path: '', message: 'This Idempotency-Key was used for another request' }],
      detail: 'This Idempotency-Key was used for another request',
    });
  }
  const answer = renew(claimed.answer);
  return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
}

function declaresKey(operation: ContractOperation): boolean {
  return headerNames(operation).includes(HEADER);
}

const headerNames = ({ parameters }: ContractOperation): string[] =>
  parameters.flatMap(({ value }) => (value.in === 'header' ? [value.name.toLowerCase()] : []));

/** Includes headers that are part of the request, such as the row of an import. Hashes of earlier releases stay valid. */
function hashRequest(operation: ContractOperation, { path, query, body, headers }: UntypedRequest): string {
  const asked = headerNames(operation)
    .filter((name) => name !== HEADER && headers[name] !== undefined)
    .map((name) => [name, headers[name]]);
  return createHash('sha256')
    .update(JSON.stringify([path, query, body, ...asked]))
    .digest('base64url');
}
