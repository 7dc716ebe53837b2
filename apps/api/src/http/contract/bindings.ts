import { isForProvider } from '../auth/guard.js';
import type { RegisteredOperation } from './operation.js';
import type { ContractOperation } from './operations.js';

/** Pairs each operation with its handler. Throws, listing every fault, when the contracts and the handlers differ. */
export function bindHandlers(
  operations: readonly ContractOperation[],
  handlers: readonly RegisteredOperation[],
): readonly (readonly [ContractOperation, RegisteredOperation])[] {
  const byName = new Map(handlers.map((handler) => [qualifiedName(handler), handler]));
  const known = new Set(operations.map(qualifiedName));
  const faults = [
    ...findDuplicates(operations.map(({ operationId }) => operationId)).map(
      (id) => `duplicate operationId ${id}`,
    ),
    ...findDuplicates(handlers.map(qualifiedName)).map((name) => `${name} has two handlers`),
    ...handlers
      .map(qualifiedName)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is in no contract`),
    ...operations.flatMap((operation) => findFaults(operation, byName.get(qualifiedName(operation)))),
  ];
  if (faults.length > 0) throw new Error(`Contracts and handlers differ: ${faults.join('; ')}`);
  return operations.flatMap((operation) => {
    const handler = byName.get(qualifiedName(operation));
    return handler === undefined ? [] : [[operation, handler] as const];
  });
}

function findFaults(operation: ContractOperation, handler: RegisteredOperation | undefined): string[] {
  const name = qualifiedName(operation);
  if (handler === undefined) return [`${name} has no handler`];
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
