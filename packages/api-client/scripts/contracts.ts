import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundle, createConfig } from '@redocly/openapi-core';

/** The services, each with its contract openapi/<service>.yaml. */
export const services = ['configuration', 'consignment', 'scheduling', 'product'] as const;

export type Service = (typeof services)[number];

export interface ContractOperation {
  operationId?: string;
  security?: { oidc?: string[] }[];
  'x-register'?: string[];
  /** The resource and the verb of the client's method, such as quotes.create. */
  'x-method'?: string;
}

export interface ContractDocument {
  openapi: string;
  paths: Record<string, Record<string, ContractOperation>>;
}

const verbs = ['get', 'put', 'post', 'delete', 'patch'];

/** The operations of a contract, each with the item of its path. */
export function listOperations({ paths }: ContractDocument) {
  return Object.entries(paths).flatMap(([template, item]) =>
    verbs.flatMap((verb) => {
      const operation = item[verb];
      return operation === undefined ? [] : [{ path: template, item, verb, operation }];
    }),
  );
}

/** The part of a contract that a reference names, or the value itself. */
export function resolve<T extends { readonly $ref?: string }>(contract: ContractDocument, value: T): T {
  if (value.$ref === undefined) return value;
  const keys = value.$ref.split('/').slice(1);
  const found = keys.reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown>)[key.replaceAll('~1', '/')],
    contract,
  );
  return resolve(contract, found as T);
}

const contractFolder = fileURLToPath(new URL('../../../openapi/', import.meta.url));

/** Reads a contract and bundles the schemas from openapi/common into its components. */
export async function readContract(service: Service): Promise<ContractDocument> {
  const config = await createConfig({});
  const result = await bundle({ config, ref: path.join(contractFolder, `${service}.yaml`) });
  const faults = result.problems.filter((problem) => problem.severity === 'error');
  if (faults.length > 0) {
    const messages = new Set(faults.map((fault) => fault.message));
    throw new Error(`openapi/${service}.yaml: ${[...messages].join('; ')}`);
  }
  return result.bundle.parsed as ContractDocument;
}
