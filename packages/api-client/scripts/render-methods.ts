import type { ContractDocument, Service } from './contracts.js';
import { describeMethod } from './describe-method.js';
import { listMethods, type Method } from './list-methods.js';
import { toShape } from './render-answers.js';
import { toType } from './schema-types.js';

/** Names that a module can export, but not declare. */
const reserved = new Set(['delete', 'export']);

/** Renders a module for each resource, with a function for each of its operations, and the list of the modules. */
export function renderMethods(contracts: [Service, ContractDocument][]): Map<string, string> {
  const methods = contracts.flatMap(([service, contract]) => listMethods(service, contract));
  const names = [...new Set(methods.map(({ resource }) => resource))].toSorted();
  const files = new Map<string, string>();
  for (const name of names)
    files.set(`${toFile(name)}.ts`, renderResource(methods.filter(({ resource }) => resource === name)));
  const lines = names.map((name) => `import * as ${name} from './${toFile(name)}.js';\n`);
  files.set('index.ts', `${lines.join('')}\nexport { ${names.join(', ')} };\n`);
  return files;
}

/** addressBook is in address-book.ts. */
function toFile(resource: string): string {
  return resource.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

function renderResource(methods: readonly Method[]): string {
  const names = new Set<string>();
  const functions = methods.map((method) => renderMethod(method, names)).join('\n');
  const service = methods[0]?.service ?? '';
  if (methods.some((method) => method.service !== service))
    throw new Error(`The methods of ${methods[0]?.resource} are of two services`);
  const types = [...names].toSorted().join(', ');
  const imported = types === '' ? '' : `import type { ${types} } from '../${service}.js';\n`;
  const options = [...new Set(functions.match(/\b(?:CallOptions|KeyedOptions)\b/gu))].toSorted();
  return `import { call, type ConsignClient, ${options.map((name) => `type ${name}`).join(', ')} } from '../../methods/call.js';
${imported}
${functions}`;
}

function renderMethod(method: Method, names: Set<string>): string {
  const { name, service, verb, path, operation, inPath, query, body, isKeyed, isRepeatable, contract } =
    method;
  const isReserved = reserved.has(name);
  const options = isKeyed ? 'KeyedOptions' : 'CallOptions';
  const queryType = `${name.charAt(0).toUpperCase()}${name.slice(1)}Query`;
  const needsQuery = query.some(({ required }) => required === true);
  const optionsType =
    query.length === 0
      ? `options?: ${options}`
      : `options${needsQuery ? '' : '?'}: ${options} & { readonly query${needsQuery ? '' : '?'}: ${queryType} }`;
  const parameters = [
    'client: ConsignClient',
    ...inPath.map((each) => `${each.name}: string`),
    ...(body === null ? [] : [`body: ${body.isForm ? 'FormData' : toType(body.schema, names)}`]),
    optionsType,
  ];
  const answer = renderAnswer(method, names);
  const shape = toShape(operation.responses, contract);
  const route = {
    name: `${method.resource}.${name}`,
    service,
    method: verb.toUpperCase(),
    path,
    ...(shape === null ? {} : { shape }),
    ...(body === null ? {} : { hasBody: true }),
    ...(isKeyed ? { isKeyed } : {}),
    ...(isRepeatable ? { isRepeatable } : {}),
    ...(method.isFile ? { isFile: true } : {}),
  };
  const values = [
    `{ ${inPath.map((each) => each.name).join(', ')} }`,
    body === null ? 'undefined' : 'body',
    'options',
  ];
  const declared = isReserved ? `${name}_` : name;
  return `${query.length === 0 ? '' : renderQuery(queryType, query, names)}${describeMethod(method)}${isReserved ? '' : 'export '}function ${declared}(${parameters.join(', ')}): Promise<${answer}> {
  return call(client, ${JSON.stringify(route)}, ${values.join(', ')});
}
${isReserved ? `export { ${declared} as ${name} };\n` : ''}`;
}

function renderQuery(type: string, query: Method['query'], names: Set<string>): string {
  const members = query.map(
    ({ name, required, schema = {}, description = '' }) =>
      `${description === '' ? '' : `  /** ${description.trim()} */\n`}  readonly ${name}${required === true ? '' : '?'}: ${toType(schema, names)};\n`,
  );
  return `export interface ${type} {\n${members.join('')}}\n\n`;
}

/** A Blob for a file; undefined where the contract has no body, or may have none. */
function renderAnswer({ answers, isFile }: Method, names: Set<string>): string {
  const types = answers.map((schema) => (schema === null ? 'undefined' : toType(schema, names)));
  return [...new Set(isFile ? ['Blob'] : types)].join(' | ');
}
