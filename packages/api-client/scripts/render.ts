import openapiTS, { astToString } from 'openapi-typescript';

import { readContract, services, type ContractDocument, type Service } from './contracts.js';
import { renderAnswers } from './render-answers.js';
import { renderMethods } from './render-methods.js';
import { renderOperations } from './render-operations.js';

const notice = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n\n';

/** The generated files: path in src/generated → text. */
export async function renderAll(): Promise<Map<string, string>> {
  const contracts: [Service, ContractDocument][] = [];
  for (const service of services) contracts.push([service, await readContract(service)]);

  const files = new Map<string, string>();
  for (const [service, contract] of contracts) {
    files.set(`${service}.ts`, notice + (await renderTypes(contract)));
  }
  files.set('operations.ts', notice + renderOperations(contracts));
  for (const [file, text] of renderMethods(contracts)) files.set(`methods/${file}`, notice + text);
  files.set('answer-shapes.ts', notice + renderAnswers(contracts));
  files.set('documents.ts', notice + renderDocuments(contracts));
  return files;
}

async function renderTypes(contract: ContractDocument): Promise<string> {
  // The server fills in defaults, so a default doesn't make a field required.
  const nodes = await openapiTS(JSON.stringify(contract), {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return astToString(nodes);
}

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
function renderDocuments(contracts: [Service, ContractDocument][]): string {
  const documents = contracts.map(
    ([service, contract]) =>
      `export const ${service}Document: ContractDocument = ${JSON.stringify(contract, null, 1)};\n`,
  );
  const names = contracts.map(([service]) => `  ${service}: ${service}Document,\n`);
  return `${header}${documents.join('\n')}\nexport const documents = {\n${names.join('')}};\n`;
}
