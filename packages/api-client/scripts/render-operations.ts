import type { ContractDocument, ContractOperation, Service } from './contracts.js';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

const header = `export type ServiceName = 'configuration' | 'consignment' | 'scheduling' | 'product';

/** Which of the two error bodies an operation answers with. */
export type ErrorShape = 'messages' | 'problem';

export interface ContractOperation {
  readonly service: ServiceName;
  readonly operationId: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With parameters in braces, as in the contract. */
  readonly path: string;
  /** Alternatives, any one of which is enough; each is the permissions that are all needed. Empty: public. */
  readonly permissions: readonly (readonly string[])[];
  readonly errorShape: ErrorShape;
  /** Rows of docs/spec. */
  readonly register: readonly string[];
}

/** Every operation of the four contracts, in their order. */
export const contractOperations: readonly ContractOperation[] = `;

/** The list of operations, for the API's registrar, permission tests and the table of what is proved. */
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
