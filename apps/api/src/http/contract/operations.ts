import { isPermission, reportPermission } from '@consign/domain/permissions';

import type { NeededPermission } from '../auth/guard.js';
import type { ErrorShape } from '../problems/shape.js';
import {
  type BodyObject,
  type ContractDocument,
  type Located,
  type Method,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Referable,
  type ResponseObject,
  type SecurityRequirement,
  methods,
  resolve,
  step,
} from './document.js';

/** One operation of a contract, with references resolved. */
export interface ContractOperation {
  readonly service: string;
  readonly operationId: string;
  readonly method: Method;
  /** As the contract writes it, with {names}. */
  readonly path: string;
  /** The caller needs all permissions of one of these lists. Empty: public. */
  readonly permissions: readonly (readonly NeededPermission[])[];
  readonly errorShape: ErrorShape;
  readonly parameters: readonly Located<ParameterObject>[];
  readonly body: Located<BodyObject> | null;
  readonly responses: ReadonlyMap<string, Located<ResponseObject>>;
}

/** Lists the operations of a contract; throws for one without an id or without security. */
export function listOperations(service: string, document: ContractDocument): ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [parseOperation(service, document, path, item, method, operation)];
    }),
  );
}

function parseOperation(
  service: string,
  document: ContractDocument,
  path: string,
  item: PathItem,
  method: Method,
  operation: OperationObject,
): ContractOperation {
  const pointer = `/paths${step(path)}`;
  const at = `${pointer}/${method}`;
  const { operationId } = operation;
  if (operationId === undefined) throw new Error(`${service}: ${method} ${path} has no operationId`);
  const responses = parseResponses(document, operation, `${at}/responses`);
  return {
    service,
    operationId,
    method,
    path,
    permissions: parsePermissions(`${service} ${operationId}`, operation.security ?? document.security),
    errorShape: getErrorShape(responses),
    parameters: [
      ...parseParameters(document, item.parameters, `${pointer}/parameters`),
      ...parseParameters(document, operation.parameters, `${at}/parameters`),
    ],
    body:
      operation.requestBody === undefined
        ? null
        : resolve<BodyObject>(document, operation.requestBody, `${at}/requestBody`),
    responses,
  };
}

function parseParameters(
  document: ContractDocument,
  parameters: readonly Referable<ParameterObject>[] | undefined,
  pointer: string,
): Located<ParameterObject>[] {
  return (parameters ?? []).map((each, index) => {
    const { value, pointer: at } = resolve<ParameterObject>(document, each, `${pointer}/${index}`);
    // Ajv fills in a default only if it is in the parameter's own schema, not behind a $ref.
    const schema = resolve<unknown>(document, value.schema ?? {}, `${at}/schema`).value;
    return { value: { ...value, schema }, pointer: at };
  });
}

function parseResponses(
  document: ContractDocument,
  operation: OperationObject,
  pointer: string,
): ReadonlyMap<string, Located<ResponseObject>> {
  return new Map(
    Object.entries(operation.responses ?? {}).map(([status, response]) => [
      status,
      resolve(document, response, `${pointer}/${status}`),
    ]),
  );
}

/** Throws for an operation without security, which would otherwise be public by mistake. */
function parsePermissions(
  name: string,
  security: readonly SecurityRequirement[] | undefined,
): readonly (readonly NeededPermission[])[] {
  if (security === undefined)
    throw new Error(`${name} declares no security; a public operation says security: []`);
  return security.map((requirement) => {
    const scopes = requirement['oidc'];
    // The provider's permission is neither combined with others nor an alternative to them.
    if (security.length === 1 && scopes?.length === 1 && scopes[0] === reportPermission)
      return [reportPermission];
    const unknown = scopes?.find((scope) => !isPermission(scope));
    if (scopes === undefined || scopes.length === 0 || unknown !== undefined) {
      throw new Error(`${name} must list permissions that exist under oidc: ${unknown ?? 'it lists none'}`);
    }
    return scopes.filter(isPermission);
  });
}

/** Version 1 operations declare errors as application/json, all others only as problem details. */
function getErrorShape(responses: ReadonlyMap<string, Located<ResponseObject>>): ErrorShape {
  const error = [...responses].find(([status]) => status === 'default' || Number(status) >= 400);
  return error?.[1].value.content?.['application/json'] === undefined ? 'problem' : 'messages';
}
