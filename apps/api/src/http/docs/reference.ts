import {
  type ContractDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type ResponseObject,
  methods,
  resolve,
} from '../contract/document.js';
import { type ErrorShape } from '../problems/shape.js';
import { type RefusedOperation, errorExample, buildExample } from './example.js';

type Media = Readonly<Record<string, { readonly schema?: unknown }>>;

/** Of the error bodies themselves; what an operation adds to them is kept in its examples. */
const ERROR_MEMBERS = new Set([
  'type',
  'title',
  'status',
  'detail',
  'instance',
  'errors',
  'problems',
  'messages',
]);

/**
 * A contract for the viewer: every body and answer has an example, permissions are in the descriptions, and a pasted
 * token takes the place of the viewer's own sign-in.
 */
export function readableContract(
  document: ContractDocument,
  origin = '/',
): ContractDocument & { readonly servers: object } {
  const { security: _security, components, paths, ...rest } = document;
  return {
    ...rest,
    servers: [{ url: origin }],
    components: {
      ...components,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, readableItem(document, item)]),
    ),
  };
}

/** The viewer doesn't resolve references in a path's parameters, so each operation gets them inline. */
function readableItem(document: ContractDocument, { parameters: shared = [], ...item }: PathItem): PathItem {
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const parameters = [...shared, ...(operation.parameters ?? [])].map(
      (each) => resolve<ParameterObject>(document, each, '').value,
    );
    return [[method, { ...readableOperation(document, operation, parameters), parameters }] as const];
  });
  return { ...item, ...Object.fromEntries(operations) };
}

function readableOperation(
  document: ContractDocument,
  operation: OperationObject,
  parameters: readonly ParameterObject[],
): object {
  const {
    security = document.security ?? [],
    requestBody,
    responses = {},
    description = '',
    ...rest
  } = operation;
  const body = requestBody === undefined ? undefined : resolve(document, requestBody, '').value;
  const content = body === undefined ? undefined : withExamples(document, body.content);
  const described = describeOperation(operation, parameters, content);
  return {
    ...rest,
    description: `${description}\n\n${permissionsSentence(security)}`.trim(),
    security: security.length === 0 ? [] : [{ token: [] }],
    ...(body === undefined ? {} : { requestBody: { ...body, content } }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, given]) => {
        const response = resolve<ResponseObject>(document, given, '').value;
        return [status, readableResponse(document, status, response, described)];
      }),
    ),
  };
}

function readableResponse(
  document: ContractDocument,
  status: string,
  response: ResponseObject,
  operation: RefusedOperation,
): object {
  const { content } = response;
  if (content === undefined) return response;
  const isError = status === 'default' || Number(status) >= 400;
  return {
    ...response,
    content: isError ? errorContent(document, status, content, operation) : withExamples(document, content),
  };
}

function errorContent(
  document: ContractDocument,
  status: string,
  content: Media,
  operation: RefusedOperation,
): object {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const shape: ErrorShape = type === 'application/json' ? 'messages' : 'problem';
      const own = Object.entries((buildExample(document, media.schema) ?? {}) as object);
      const added = own.filter(([name]) => !ERROR_MEMBERS.has(name));
      const example = { ...Object.fromEntries(added), ...errorExample(status, shape, operation) };
      return [type, { schema: media.schema, example }];
    }),
  );
}

function withExamples(
  document: ContractDocument,
  content: Media,
): Record<string, { readonly schema?: unknown; readonly example?: unknown }> {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      // The viewer shows a form field by field, and a file as what it is.
      !type.includes('json') || 'example' in media
        ? media
        : { ...media, example: buildExample(document, media.schema) },
    ]),
  );
}

function describeOperation(
  operation: OperationObject,
  parameters: readonly ParameterObject[],
  content: Readonly<Record<string, { readonly example?: unknown }>> | undefined,
): RefusedOperation {
  const body = content?.['application/json']?.example;
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const rows = 'x-register' in operation ? operation['x-register'] : [];
  return {
    register: Array.isArray(rows) ? rows.map(String) : [],
    field: fields[0] ?? parameters.find(({ in: place }) => place === 'query')?.name,
    takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    sendsConsignment: fields.includes('lineItems'),
  };
}

function permissionsSentence(security: NonNullable<OperationObject['security']>): string {
  const lists = security.map((each) => (each['oidc'] ?? []).map((scope) => `\`${scope}\``).join(' and '));
  return lists.length === 0 ? 'No token required.' : `Permissions: ${lists.join(', or ')}.`;
}
