import { isForProvider } from '../auth/guard.js';
import type { RegisteredOperation } from './operation.js';
import type { ContractOperation } from './operations.js';

/**
 * Which handler answers which operation; null for one that is not built yet. Throws, with every fault at once,
 * when an operation has neither a handler nor an entry among those not built, and when either has no operation.
 */
export function bindings(
  operations: readonly ContractOperation[],
  handlers: readonly RegisteredOperation[],
  notBuilt: readonly string[],
): ReadonlyMap<ContractOperation, RegisteredOperation | null> {
  const byName = new Map(handlers.map((handler) => [nameOf(handler), handler]));
  const later = new Set(notBuilt);
  const known = new Set(operations.map(nameOf));
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const faults = [
    ...twice(operations.map(({ operationId }) => operationId)).map((id) => `duplicate operationId ${id}`),
    ...twice(handlers.map(nameOf)).map((name) => `${name} has two handlers`),
    ...handlers
      .map(nameOf)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is in no contract`),
    ...notBuilt.filter((id) => !ids.has(id)).map((id) => `${id}, listed as not built, is in no contract`),
    ...operations.flatMap((operation) => faultsOf(operation, byName.get(nameOf(operation)), later)),
  ];
  if (faults.length > 0) throw new Error(`Contracts and handlers differ: ${faults.join('; ')}`);
  return new Map(operations.map((operation) => [operation, byName.get(nameOf(operation)) ?? null]));
}

function faultsOf(
  operation: ContractOperation,
  handler: RegisteredOperation | undefined,
  later: ReadonlySet<string>,
): string[] {
  const name = nameOf(operation);
  const isLater = later.has(operation.operationId);
  if (handler === undefined) return isLater ? [] : [`${name} has no handler`];
  if (isLater) return [`${name} has a handler and is listed as not built`];
  if ((handler.isForProvider ?? false) !== isForProvider(operation.permissions)) {
    return [`${name}: its handler and its contract differ in whether it is for the provider's systems`];
  }
  const isPublic = operation.permissions.length === 0;
  return handler.isPublic === isPublic ? [] : [`${name} is ${isPublic ? '' : 'not '}public in its contract`];
}

function nameOf({ service, operationId }: { service: string; operationId: string }): string {
  return `${service} ${operationId}`;
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
