import path from 'node:path';

import { parse } from 'yaml';

import { findText, listFiles } from '../repository/files.js';
import { getEntries, getField } from '../repository/json.js';

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

/** Every operation of openapi/*.yaml, following path items into other files. */
export function readContracts(root: string): Contracts {
  const faults: string[] = [];
  const files = listFiles(root).filter(
    (file) => /^openapi\/[^/]+\.yaml$/.test(file) && !/redocly/.test(file),
  );
  const operations = files.flatMap((file) =>
    getEntries(getField(parseDocument(root, file), 'paths')).flatMap(([address, item]) => {
      const reference = getField(item, '$ref');
      const found = typeof reference === 'string' ? follow(root, file, reference) : item;
      if (found === undefined)
        faults.push(`${file} has ${address} at ${String(reference)}, which does not exist`);
      return toOperations(path.posix.basename(file, '.yaml'), address, found);
    }),
  );
  const twice = operations.filter(
    ({ operationId }, index) => operations.findIndex((other) => other.operationId === operationId) < index,
  );
  return {
    operations,
    faults: [...faults, ...twice.map(({ operationId }) => `${operationId} is listed twice`)],
  };
}

function toOperations(service: string, address: string, item: unknown): Operation[] {
  return getEntries(item).flatMap(([method, operation]) => {
    const operationId = getField(operation, 'operationId');
    if (!methods.has(method) || typeof operationId !== 'string') return [];
    const register = getField(operation, 'x-register');
    const responses = getEntries(getField(operation, 'responses')).map(([status]) => status);
    return [
      {
        operationId,
        service,
        method: method.toUpperCase(),
        path: address,
        register: Array.isArray(register) ? register.map(String) : [],
        status: Number(responses.find((status) => /^[23]/.test(status)) ?? 200),
        caller: toCaller(getField(operation, 'security')),
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
    (value, step) => getField(value, step.replaceAll('~1', '/').replaceAll('~0', '~')),
    parseDocument(root, target),
  );
}

function parseDocument(root: string, file: string): unknown {
  return parse(findText(root, file) ?? '', { maxAliasCount: -1 });
}
