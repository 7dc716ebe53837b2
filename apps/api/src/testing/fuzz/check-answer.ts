import type { ContractOperation } from '../../http/contract/operations.js';
import { step } from '../../http/contract/document.js';
import { type Schemas, toProblems } from '../../http/contract/validation.js';

const PROBLEM = 'application/problem+json';

export interface FuzzAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
  /** What the caller asked for. */
  readonly accept: string;
}

/** Words of other customers and tenants: no answer may have one. */
export type Canaries = readonly string[];

/** What an answer breaks, whatever was asked. */
export function findFaults(
  operation: ContractOperation,
  schemas: Schemas,
  { status, mediaType, text, accept }: FuzzAnswer,
  canaries: Canaries,
): string[] {
  const leaked = canaries.filter((word) => text.includes(word)).map((word) => `it has ${word} in it`);
  if (status >= 500 && status !== 501) return [`it is ${status}`, ...leaked];
  const declared =
    operation.responses.get(String(status)) ??
    (status >= 400 ? operation.responses.get('default') : undefined);
  if (declared === undefined) return [`${status} is not in the contract`, ...leaked];
  if (status >= 400 && mediaType !== PROBLEM && accept.includes(PROBLEM)) {
    return [`${status} is ${mediaType || 'without a type'} in place of problem details`, ...leaked];
  }
  const content = declared.value.content ?? {};
  if (text === '' && Object.keys(content).length === 0) return leaked;
  if (content[mediaType] === undefined)
    return [`${status} is ${mediaType}, which is not in the contract`, ...leaked];
  if (!mediaType.includes('json')) return leaked;
  const validate = schemas.body(operation.service, `${declared.pointer}/content${step(mediaType)}/schema`);
  if (validate(JSON.parse(text))) return leaked;
  return [...toProblems(validate.errors).map(({ path, message }) => `${path}: ${message}`), ...leaked];
}
