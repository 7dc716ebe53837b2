import { listOperations, type ContractDocument, type ContractOperation, type Service } from './contracts.js';

const header = `export type ServiceName = 'configuration' | 'consignment' | 'scheduling' | 'product';

/** The error body an operation returns. */
export type ErrorShape = 'messages' | 'problem';

export interface ContractOperation {
  readonly service: ServiceName;
  readonly operationId: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With parameters in braces, for example /api/v1/consignments/{ref}. */
  readonly path: string;
  /** Alternatives: one is enough, and all permissions in it are required. Empty means public. */
  readonly permissions: readonly (readonly string[])[];
  readonly errorShape: ErrorShape;
  /** Register rows in docs/spec. */
  readonly register: readonly string[];
}

/** Every operation of the four contracts, in their order. */
export const contractOperations: readonly ContractOperation[] = `;

/** Renders the list of operations, which is published. */
export function renderOperations(contracts: [Service, ContractDocument][]): string {
  const rows = contracts.flatMap(([service, contract]) =>
    listOperations(contract).map(({ path, verb, operation }) => row(service, verb, path, operation)),
  );
  return `${header}${JSON.stringify(rows, null, 2)};\n`;
}

function row(service: Service, method: string, path: string, operation: ContractOperation) {
  if (operation.operationId === undefined || operation.security === undefined) {
    throw new Error(`${method.toUpperCase()} ${path} lacks an operationId or security`);
  }
  return {
    service,
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    permissions: operation.security.map((entry) => entry.oidc ?? []),
    errorShape: service === 'consignment' && path.startsWith('/api/v1/') ? 'messages' : 'problem',
    register: operation['x-register'] ?? [],
  };
}
