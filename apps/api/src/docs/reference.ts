import { type ContractDocument, type OperationObject, type PathItem, methods } from '../contract/document.js';

/**
 * A contract as the viewer shows it best: the permissions of an operation stand in its description, and not behind
 * a sign-in of the viewer's own, which is taken out.
 */
export function readableContract(document: ContractDocument): object {
  const { security, components, paths, ...rest } = document;
  const { securitySchemes: _schemes, ...kept } = components ?? {};
  return {
    ...rest,
    components: kept,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, readableItem(item, security)]),
    ),
  };
}

function readableItem(item: PathItem, inherited: OperationObject['security']): object {
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [[method, readableOperation(operation, inherited)] as const];
  });
  return { ...item, ...Object.fromEntries(operations) };
}

function readableOperation(operation: OperationObject, inherited: OperationObject['security']): object {
  const { security = inherited, ...rest } = operation;
  const description = 'description' in rest && typeof rest.description === 'string' ? rest.description : '';
  return { ...rest, description: `${description}\n\n${permissionsSentence(security ?? [])}`.trim() };
}

function permissionsSentence(security: NonNullable<OperationObject['security']>): string {
  const lists = security.map((each) => (each['oidc'] ?? []).map((scope) => `\`${scope}\``).join(' and '));
  return lists.length === 0 ? 'Open to callers without a token.' : `Permissions: ${lists.join(', or ')}.`;
}
