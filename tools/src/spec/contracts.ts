import path from 'node:path';

import { parse } from 'yaml';

import { findText, listFiles } from '../repository/files.js';
import { entriesOf, fieldOf } from '../repository/json.js';

/** One operation of the contracts. */
export interface Operation {
  readonly operationId: string;
  /** The contract that has it: `consignment` is openapi/consignment.yaml. */
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** Its rows of the register. */
  readonly register: readonly string[];
  /** The status of its successful answer. */
  readonly status: number;
  readonly caller: 'user' | 'provider' | 'public';
}

export interface Contracts {
  readonly operations: readonly Operation[];
  readonly faults: readonly string[];
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every operation of openapi/*.yaml; a path item may stand in another file. */
export function readContracts(root: string): Contracts {
  const faults: string[] = [];
  const files = listFiles(root).filter(
    (file) => /^openapi\/[^/]+\.yaml$/.test(file) && !/redocly/.test(file),
  );
  const operations = files.flatMap((file) =>
    entriesOf(fieldOf(documentOf(root, file), 'paths')).flatMap(([address, item]) => {
      const reference = fieldOf(item, '$ref');
      const found = typeof reference === 'string' ? follow(root, file, reference) : item;
      if (found === undefined)
        faults.push(`${file} has ${address} at ${String(reference)}, which is not there`);
      return operationsOf(path.posix.basename(file, '.yaml'), address, found);
    }),
  );
  const twice = operations.filter(
    ({ operationId }, index) => operations.findIndex((other) => other.operationId === operationId) < index,
  );
  return {
    operations,
    faults: [...faults, ...twice.map(({ operationId }) => `${operationId} stands twice`)],
  };
}

function operationsOf(service: string, address: string, item: unknown): Operation[] {
  return entriesOf(item).flatMap(([method, operation]) => {
    const operationId = fieldOf(operation, 'operationId');
    if (!methods.has(method) || typeof operationId !== 'string') return [];
    const register = fieldOf(operation, 'x-register');
    const responses = entriesOf(fieldOf(operation, 'responses')).map(([status]) => status);
    return [
      {
        operationId,
        service,
        method: method.toUpperCase(),
        path: address,
        register: Array.isArray(register) ? register.map(String) : [],
        status: Number(responses.find((status) => /^[23]/.test(status)) ?? 200),
        caller: toCaller(fieldOf(operation, 'security')),
      },
    ];
  });
}

function toCaller(security: unknown): Operation['caller'] {
  if (!Array.isArray(security)) return 'user';
  if (security.length === 0) return 'public';
  return JSON.stringify(security).includes('Provider.') ? 'provider' : 'user';
}

function follow(root: string, from: string, reference: string): unknown {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file);
  const steps = pointer.split('/').filter(Boolean);
  return steps.reduce<unknown>(
    (value, step) => fieldOf(value, step.replaceAll('~1', '/').replaceAll('~0', '~')),
    documentOf(root, target),
  );
}

function documentOf(root: string, file: string): unknown {
  return parse(findText(root, file) ?? '', { maxAliasCount: -1 });
}
