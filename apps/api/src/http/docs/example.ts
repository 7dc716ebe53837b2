import { type ContractDocument, lookUp } from '../contract/document.js';

type Schema = Readonly<Record<string, unknown>>;

/** Valid values, for a schema without an example of its own. */
const byFormat: Readonly<Record<string, string>> = {
  uuid: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
  'date-time': '2025-07-14T21:30:00Z',
  date: '2025-07-15',
  email: 'dock@kowhai.example',
  uri: 'https://freight.example/',
};

/** An example of a schema: its own, or else one made of the examples of its parts. */
export function buildExample(document: ContractDocument, schema: unknown): unknown {
  return buildWithin(document, schema, []);
}

/** Stops at a schema that contains itself. */
function buildWithin(document: ContractDocument, given: unknown, within: readonly string[]): unknown {
  const schema = (given ?? {}) as Schema;
  if ('example' in schema) return schema['example'];
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  const target = schema['$ref'];
  if (typeof target === 'string') {
    return within.includes(target)
      ? null
      : buildWithin(document, lookUp(document, target), [...within, target]);
  }
  for (const key of ['const', 'default']) if (key in schema) return schema[key];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = [schema['oneOf'], schema['anyOf']].find(Array.isArray) as readonly Schema[] | undefined;
  const chosen = choices?.find(({ type }) => type !== 'null');
  if (chosen !== undefined) return buildWithin(document, chosen, within);
  if (Array.isArray(schema['allOf'])) {
    const parts = schema['allOf'].map((part: unknown) => buildWithin(document, part, within));
    const [first] = parts;
    if (typeof first !== 'object') return first;
    return Object.assign({}, ...parts, buildProperties(document, schema, within)) as unknown;
  }
  return buildByType(document, schema, within);
}

function buildByType(document: ContractDocument, schema: Schema, within: readonly string[]): unknown {
  const types = [schema['type']].flat();
  const type = types.find((each) => each !== 'null') ?? ('properties' in schema ? 'object' : undefined);
  switch (type) {
    case 'object':
      return buildProperties(document, schema, within);
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 1)) }, () =>
        buildWithin(document, schema['items'], within),
      );
    case 'string':
      return byFormat[String(schema['format'])] ?? 'Text'.slice(0, Number(schema['maxLength'] ?? 4));
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function buildProperties(
  document: ContractDocument,
  schema: Schema,
  within: readonly string[],
): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, unknown>>;
  const named = Object.entries(properties).map(
    ([name, property]) => [name, buildWithin(document, property, within)] as const,
  );
  return Object.fromEntries(named);
}
