import { isForProvider } from '../auth/guard.js';
import type { RegisteredOperation } from './operation.js';
import type { ContractOperation } from './operations.js';

/**
 * Maps each operation to its handler; null for one that isn't built yet. Throws, listing every fault, when an operation
 * has neither a handler nor an entry in `notBuilt`, and when a handler or an entry has no operation.
 */
export function bindHandlers(
  operations: readonly ContractOperation[],
  handlers: readonly RegisteredOperation[],
  notBuilt: readonly string[],
): ReadonlyMap<ContractOperation, RegisteredOperation | null> {
  const byName = new Map(handlers.map((handler) => [qualifiedName(handler), handler]));
  const later = new Set(notBuilt);
  const known = new Set(operations.map(qualifiedName));
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const faults = [
    ...findDuplicates(operations.map(({ operationId }) => operationId)).map(
      (id) => `duplicate operationId ${id}`,
    ),
    ...findDuplicates(handlers.map(qualifiedName)).map((name) => `${name} has two handlers`),
    ...handlers
      .map(qualifiedName)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is in no contract`),
    ...notBuilt.filter((id) => !ids.has(id)).map((id) => `${id}, listed as not built, is in no contract`),
    ...operations.flatMap((operation) => findFaults(operation, byName.get(qualifiedName(operation)), later)),
  ];
  if (faults.length > 0) throw new Error(`Contracts and handlers differ: ${faults.join('; ')}`);
  return new Map(operations.map((operation) => [operation, byName.get(qualifiedName(operation)) ?? null]));
}

function findFaults(
  operation: ContractOperation,
  handler: RegisteredOperation | undefined,
  later: ReadonlySet<string>,
): string[] {
  const name = qualifiedName(operation);
  const isLater = later.has(operation.operationId);
  if (handler === undefined) return isLater ? [] : [`${name} has no handler`];
  if (isLater) return [`${name} has a handler and is listed as not built`];
  if ((handler.isForProvider ?? false) !== isForProvider(operation.permissions)) {
    return [`${name}: its handler and its contract differ in whether it is for the provider's systems`];
  }
  const isPublic = operation.permissions.length === 0;
  return handler.isPublic === isPublic ? [] : [`${name} is ${isPublic ? '' : 'not '}public in its contract`];
}

function qualifiedName({ service, operationId }: { service: string; operationId: string }): string {
  return `${service} ${operationId}`;
}

function findDuplicates(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
