import type { ContractDocument, Service } from './contracts.js';

const header = `/** An OpenAPI 3.1 document whose every reference points into itself. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

`;

/** Renders the contracts as values, so that callers can validate or serve them without reading YAML. */
export function renderDocuments(contracts: [Service, ContractDocument][]): string {
  const documents = contracts.map(
    ([service, contract]) =>
      `export const ${service}Document: ContractDocument = ${JSON.stringify(contract, null, 1)};\n`,
  );
  const names = contracts.map(([service]) => `  ${service}: ${service}Document,\n`);
  return `${header}${documents.join('\n')}\nexport const documents = {\n${names.join('')}};\n`;
}
