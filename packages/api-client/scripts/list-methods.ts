import {
  listOperations,
  resolve,
  type ContractDocument,
  type ContractOperation,
  type Service,
} from './contracts.js';
import type { Schema } from './schema-types.js';

const JSON_BODY = 'application/json';

interface Named {
  readonly $ref?: string;
}

interface Parameter extends Named {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, Media>>;

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

interface Answer extends Named {
  readonly description?: string;
  readonly content?: Content;
}

interface Operation extends ContractOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Named & { readonly content: Content };
  readonly responses: Record<string, Answer>;
}

/** An operation as a method of a resource. */
export interface Method {
  readonly service: Service;
  readonly contract: ContractDocument;
  readonly resource: string;
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  readonly operation: Operation;
  readonly inPath: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly body: { readonly isForm: boolean; readonly schema: Schema; readonly example: unknown } | null;
  /** Each success; null for one without a body. */
  readonly answers: readonly (Schema | null)[];
  readonly isFile: boolean;
  readonly isKeyed: boolean;
  readonly isRepeatable: boolean;
  /** What each refusal means, by status. */
  readonly refusals: readonly (readonly [status: string, description: string])[];
}

/** Calls by POST that read, or that the server lets a caller repeat: they are safe to send again. */
const repeatablePosts =
  /^(?:search|list|get|find|count|quote|compare|price|export|extract|report|createDocuments|createPickupManifest)/u;

/** The methods of a contract, by the x-method of each operation: a resource and a verb, such as quotes.create. */
export function listMethods(service: Service, contract: ContractDocument): Method[] {
  const methods = listOperations(contract).map(({ path, item, verb, operation: given }) => {
    const operation = given as Operation;
    const shared = (item as { parameters?: Parameter[] }).parameters ?? [];
    const parameters = [...shared, ...(operation.parameters ?? [])].map((each) => resolve(contract, each));
    return toMethod({ service, contract, verb, path, operation }, parameters);
  });
  const names = methods.map(({ resource, name }) => `${resource}.${name}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new Error(`openapi/${service}.yaml: two operations have the x-method ${twice}`);
  return methods;
}

function toMethod(
  origin: Pick<Method, 'service' | 'contract' | 'verb' | 'path' | 'operation'>,
  parameters: readonly Parameter[],
): Method {
  const { contract, operation, verb } = origin;
  const { operationId, requestBody } = operation;
  const [, resource, name] = /^([a-z][A-Za-z]*)\.([a-z][A-Za-z]*)$/u.exec(operation['x-method'] ?? '') ?? [];
  if (resource === undefined || name === undefined)
    throw new Error(`${operationId} needs an x-method: a resource and a verb, such as quotes.create`);
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, resolve(contract, response)] as const,
  );
  const successes = responses
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => answer.content);
  const isKeyed = parameters.some((each) => each.name === 'Idempotency-Key');
  const content = requestBody === undefined ? undefined : resolve(contract, requestBody).content;
  const media = content?.[JSON_BODY] ?? Object.values(content ?? {})[0];
  return {
    ...origin,
    resource,
    name,
    inPath: parameters.filter((each) => each.in === 'path'),
    query: parameters.filter((each) => each.in === 'query'),
    body:
      media === undefined
        ? null
        : { isForm: content?.[JSON_BODY] === undefined, schema: media.schema, example: readExample(media) },
    answers: successes.map((each) => each?.[JSON_BODY]?.schema ?? null),
    isFile: successes.some((each) => Object.keys(each ?? {}).some((type) => type !== JSON_BODY)),
    isKeyed,
    isRepeatable: verb !== 'post' || isKeyed || repeatablePosts.test(operationId),
    refusals: responses
      .filter(([status]) => status.startsWith('4'))
      .map(([status, { description = '' }]) => [status, description]),
  };
}

function readExample({ example, examples = {} }: Media): unknown {
  return example ?? Object.values(examples)[0]?.value;
}
