/** The part of JSON Schema that bodies, answers and parameters of the contracts use directly. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Writes a schema as a type, in the names of the contract's schemas; `names` collects them. */
export function toType(schema: Schema, names: Set<string>): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    names.add(name);
    return name;
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return choices.map((each) => toType(each, names)).join(' | ');
  return [schema.type ?? []]
    .flat()
    .map((type) => byType(type, schema, names))
    .join(' | ');
}

function byType(
  type: string,
  { items = {}, properties = {}, required = [] }: Schema,
  names: Set<string>,
): string {
  if (type === 'array') return `readonly (${toType(items, names)})[]`;
  if (type !== 'object') return primitives[type] ?? 'unknown';
  const members = Object.entries(properties).map(
    ([name, each]) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${toType(each, names)}`,
  );
  return `{ ${members.join('; ')} }`;
}
