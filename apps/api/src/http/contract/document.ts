/** The parts of a bundled OpenAPI 3.1 document that the registrar reads. Schemas stay as they are, for ajv. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly security?: readonly SecurityRequirement[];
  readonly components?: Readonly<Record<string, unknown>>;
}

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
export const methods: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: readonly Referable<ParameterObject>[];
};

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface OperationObject {
  readonly operationId?: string;
  /** The first names the page of the reference that shows the operation. */
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Referable<ParameterObject>[];
  readonly requestBody?: Referable<BodyObject>;
  readonly responses?: Readonly<Record<string, Referable<ResponseObject>>>;
  readonly security?: readonly SecurityRequirement[];
}

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: unknown;
}

export interface BodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, { readonly schema?: unknown }>>;
}

export interface ResponseObject {
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}

export type Referable<T> = T | { readonly $ref: string };

/** A part of a document with its JSON pointer, for messages and for ajv. */
export interface Located<T> {
  readonly value: T;
  readonly pointer: string;
}

/** Follows $ref within the document. A bundled document has no other references. */
export function resolve<T>(document: ContractDocument, value: Referable<T>, pointer: string): Located<T> {
  if (!isReference(value)) return { value, pointer };
  const target = value.$ref;
  if (!target.startsWith('#/')) throw new Error(`${pointer}: ${target} is outside the contract`);
  return resolve(document, lookUp(document, target) as Referable<T>, target.slice(1));
}

/** One step of a JSON pointer, escaped. */
export function step(name: string | number): string {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function isReference<T>(value: Referable<T>): value is { readonly $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

/** The part of a document that a reference such as #/components/schemas/Id names. */
export function lookUp(document: ContractDocument, target: string): unknown {
  return target
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => {
      const next = (at as Readonly<Record<string, unknown>> | undefined)?.[part];
      if (next === undefined) throw new Error(`${target} leads nowhere`);
      return next;
    }, document);
}
