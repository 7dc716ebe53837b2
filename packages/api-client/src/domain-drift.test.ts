import { permissions, reportPermission } from '@consign/domain/permissions';
import { statusCodes, type StatusCode } from '@consign/domain/status';
import { describe, expect, it } from 'vitest';

import type { ConsignmentStatusCode } from './generated/consignment.js';
import { consignmentDocument } from './generated/documents.js';
import { contractOperations } from './generated/operations.js';

type Same<A, B> = [A, B] extends [B, A] ? true : false;

/** Does not compile when the contract and the domain have different statuses. */
const sameStatuses: Same<StatusCode, ConsignmentStatusCode> = true;

describe('the contract and the domain', () => {
  it('[LIST-20] have the same statuses, in the same order', () => {
    expect(sameStatuses).toBe(true);
    const schemas = Reflect.get(consignmentDocument.components ?? {}, 'schemas');
    const schema: unknown = Reflect.get(Object(schemas), 'ConsignmentStatusCode');
    expect(schema).toMatchObject({ enum: [...statusCodes] });
  });

  it('[AUTH-05] have the same permissions', () => {
    const known: ReadonlySet<string> = new Set<string>([...permissions, reportPermission]);
    const named = contractOperations.flatMap((operation) => operation.permissions.flat());
    expect(named.filter((permission) => !known.has(permission))).toEqual([]);
  });
});
