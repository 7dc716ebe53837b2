import {
  type ContractDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  methods,
  resolve,
} from '../contract/document.js';

/** A contract for the viewer: permissions move to the descriptions, in place of the viewer's own sign-in. */
export function readableContract(document: ContractDocument): object {
  const { security: _security, components, paths, ...rest } = document;
  const { securitySchemes: _schemes, ...kept } = components ?? {};
  return {
    ...rest,
    components: kept,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, readableItem(document, item)]),
    ),
  };
}

/** The viewer doesn't resolve references in a path's parameters, so each operation gets them inline. */
function readableItem(document: ContractDocument, { parameters: shared = [], ...item }: PathItem): object {
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const parameters = [...shared, ...(operation.parameters ?? [])].map(
      (each) => resolve<ParameterObject>(document, each, '').value,
    );
    return [[method, { ...readableOperation(document, operation), parameters }] as const];
  });
  return { ...item, ...Object.fromEntries(operations) };
}

function readableOperation(document: ContractDocument, operation: OperationObject): object {
  const { security = document.security, ...rest } = operation;
  const description = 'description' in rest && typeof rest.description === 'string' ? rest.description : '';
  return { ...rest, description: `${description}\n\n${permissionsSentence(security ?? [])}`.trim() };
}

function permissionsSentence(security: NonNullable<OperationObject['security']>): string {
  const lists = security.map((each) => (each['oidc'] ?? []).map((scope) => `\`${scope}\``).join(' and '));
  return lists.length === 0 ? 'No token required.' : `Permissions: ${lists.join(', or ')}.`;
}
