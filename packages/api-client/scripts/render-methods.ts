import type { ContractDocument, Service } from './contracts.js';

const verbs = ['get', 'put', 'post', 'delete', 'patch'];

interface Named {
  $ref?: string;
}

interface Parameter extends Named {
  name: string;
  in: string;
  required?: boolean;
}

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Named & { content?: Record<string, unknown>; required?: boolean };
  responses: Record<string, Named & { content?: Record<string, unknown> }>;
}

interface Method {
  readonly group: string;
  readonly name: string;
  readonly signature: string;
  readonly call: Readonly<Record<string, unknown>>;
}

const title = (service: Service) => service.charAt(0).toUpperCase() + service.slice(1);

/** Calls by POST that read, or that the server lets a caller repeat: they are safe to send again. */
const repeatablePosts =
  /^(?:search|list|get|find|count|quote|compare|price|export|extract|reportEvents|createDocuments|createPickupManifest)/u;

/** Renders a method for each operation, by group: its type, and what it takes to make the call. */
export function renderMethods(contracts: [Service, ContractDocument][]): string {
  const methods = contracts.flatMap(([service, contract]) => listMethods(service, contract));
  const groups = [...new Set(methods.map(({ group }) => group))];
  const members = (group: string) => methods.filter((method) => method.group === group);
  for (const group of groups) {
    const names = members(group).map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`Two operations would be the method ${group}.${twice}`);
  }
  const imports = contracts.map(
    ([service]) => `import type { operations as ${title(service)} } from './${service}.js';\n`,
  );
  const types = groups.map(
    (group) =>
      `  readonly ${group}: {\n${members(group)
        .map(({ signature }) => signature)
        .join('')}  };\n`,
  );
  const table = Object.fromEntries(
    groups.map((group) => [group, Object.fromEntries(members(group).map(({ name, call }) => [name, call]))]),
  );
  return `import type { Answer, Body, CallOptions, MethodCall, Query } from '../methods/method-call.js';
${imports.join('')}
/** A method for each operation of the contracts, by group. */
export interface Methods {
${types.join('')}}

export const methodCalls: Readonly<Record<string, Readonly<Record<string, MethodCall>>>> = ${JSON.stringify(table, null, 1)};
`;
}

function listMethods(service: Service, contract: ContractDocument): Method[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = item[verb] as Operation | undefined;
      const shared = (item as { parameters?: Parameter[] }).parameters ?? [];
      if (operation === undefined) return [];
      const parameters = [...shared, ...(operation.parameters ?? [])].map((each) => find(contract, each));
      return [toMethod(service, contract, { verb, path, operation, parameters })];
    }),
  );
}

function toMethod(
  service: Service,
  contract: ContractDocument,
  {
    verb,
    path,
    operation,
    parameters,
  }: { verb: string; path: string; operation: Operation; parameters: Parameter[] },
): Method {
  const { operationId, summary = operationId, requestBody } = operation;
  const group = toGroup(operation.tags?.[0] ?? service);
  const name = toMethodName(operationId, group);
  const inPath = parameters.filter((each) => each.in === 'path').map((each) => each.name);
  const query = parameters.filter((each) => each.in === 'query');
  const isKeyed = parameters.some((each) => each.name === 'Idempotency-Key');
  const type = `${title(service)}['${operationId}']`;
  const needsQuery = query.some(({ required }) => required === true);
  const given = [
    ...inPath.map((parameter) => `${parameter}: string`),
    ...(requestBody === undefined ? [] : [`body: Body<${type}>`]),
    needsQuery
      ? `options: CallOptions<${type}> & { readonly query: Query<${type}> }`
      : `options?: CallOptions<${type}>`,
  ];
  const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const media = success.flatMap(([, response]) => Object.keys(find(contract, response).content ?? {}));
  const fileType = media.find((each) => each !== 'application/json');
  return {
    group,
    name,
    signature: `    /** ${summary}: ${verb.toUpperCase()} ${path} */\n    ${name}(${given.join(', ')}): Promise<Answer<${type}>>;\n`,
    call: {
      service,
      method: verb.toUpperCase(),
      path,
      inPath,
      hasBody: requestBody !== undefined,
      isKeyed,
      isRepeatable: verb !== 'post' || isKeyed || repeatablePosts.test(operationId),
      ...(fileType === undefined ? {} : { fileType }),
    },
  };
}

/** `Dangerous goods` is the group dangerousGoods. */
function toGroup(tag: string): string {
  const words = tag.split(' ').map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
  const joined = words.join('');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** getConsignment of the group consignments is get, listWebhookDeliveries of the group webhooks listDeliveries. */
function toMethodName(operationId: string, group: string): string {
  const noun = group.charAt(0).toUpperCase() + group.slice(1);
  const nouns = [noun, noun.replace(/s$/u, ''), ...(group === 'me' ? [] : ['Consignments', 'Consignment'])];
  for (const each of nouns) {
    const name = operationId.replace(new RegExp(`${each}(?=[A-Z]|$)`, 'u'), '');
    if (name !== operationId && name !== '') return name;
  }
  return operationId;
}

function find<T extends Named>(contract: ContractDocument, value: T): T {
  const { $ref } = value;
  if ($ref === undefined) return value;
  const found = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], contract);
  return find(contract, found as T);
}
