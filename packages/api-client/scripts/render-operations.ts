import type { ContractDocument, ContractOperation, Service } from './contracts.js';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

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

/** Renders the list of operations, used by the API's registrar, the permission tests and `pnpm spec`. */
export function renderOperations(contracts: [Service, ContractDocument][]): string {
  const rows = contracts.flatMap(([service, contract]) =>
    Object.entries(contract.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [row(service, method, path, operation)] : [];
      }),
    ),
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
