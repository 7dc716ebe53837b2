import { type ContractDocument, listOperations, resolve, type Service } from './contracts.js';
import type { Schema } from './schema-types.js';
import { alternativeNames } from '../src/normalise-names.js';

const withBody = ['200', '201'];
const withoutBody = ['202', '204', '205'];

const header = `/**
 * What a successful answer of each call must contain at least: \`[]\` is a list; otherwise its lists (\`name[]\`) and
 * objects (\`name{}\`) that are never null, or its other properties that are never null if it has none of these. A \`?\`
 * at the end: the call may be answered without a body.
 */
export const answerShapes: Readonly<Record<string, string>> = `;

interface Answer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** Renders the shapes that the client checks before it hands on an answer. */
export function renderAnswers(contracts: [Service, ContractDocument][]): string {
  const shapes = contracts.flatMap(([, contract]) =>
    listOperations(contract).flatMap(({ path, verb, operation }) => {
      const { responses } = operation as { responses?: Record<string, Answer> };
      const shape = responses && toShape(responses, contract);
      return shape ? [[`${verb.toUpperCase()} ${path}`, shape]] : [];
    }),
  );
  return `${header}${JSON.stringify(Object.fromEntries(shapes), null, 2)};\n`;
}

/** The shape of an operation's successful answer; null where it promises none. */
export function toShape(responses: Record<string, Answer>, contract: ContractDocument): string | null {
  const answers = withBody.flatMap((status) => {
    const answer = responses[status];
    return answer === undefined ? [] : [resolve(contract, answer)];
  });
  const schemas = answers.flatMap(({ content }) => content?.['application/json']?.schema ?? []);
  const [schema] = schemas;
  if (schema === undefined || schemas.length > 1 || answers.length > 1) return null;
  const isOptional = withoutBody.some((status) => status in responses);
  const kind = findKind(schema, contract);
  if (kind !== '[]' && kind !== '{}') return null;
  return `${kind === '[]' ? kind : neededProperties(schema, contract).join(' ')}${isOptional ? ' ?' : ''}`.trim();
}

/** `[]`, `{}`, an empty text for another value; null where the value may be null. */
function findKind(given: Schema, contract: ContractDocument): string | null {
  const schema = resolve(contract, given);
  if (schema.anyOf !== undefined || schema.oneOf !== undefined) return null;
  if (schema.allOf !== undefined) {
    const kinds = schema.allOf.map((part) => findKind(part, contract));
    return kinds.find((kind) => kind !== '') ?? '';
  }
  if (Array.isArray(schema.type) && schema.type.includes('null')) return null;
  if (schema.type === 'array') return '[]';
  return schema.type === 'object' ? '{}' : '';
}

/** A screen can do without a text, but not without a list that it goes through. */
function neededProperties(schema: Schema, contract: ContractDocument): string[] {
  const all = listProperties(schema, contract);
  const nested = all.filter((name) => /\W$/u.test(name));
  return nested.length > 0 ? nested : all;
}

function listProperties(given: Schema, contract: ContractDocument): string[] {
  const schema = resolve(contract, given);
  const own = (schema.required ?? []).flatMap((name) => {
    const property = schema.properties?.[name];
    const kind = property === undefined ? null : findKind(property, contract);
    // Some servers spell these in another way (CALL-94).
    return kind === null || alternativeNames.has(name) ? [] : [name + kind];
  });
  return [...new Set([...own, ...(schema.allOf ?? []).flatMap((part) => listProperties(part, contract))])];
}
