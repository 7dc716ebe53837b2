import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Owner } from '../database/owner.js';
import { idFromBytes, idToBytes } from '../ids.js';

export interface MailReader extends Owner {
  readonly userId: string;
}

/** Signs the links in mails that stop them, and verifies signed ones. */
export interface StopLinks {
  createPath(reader: MailReader): string;
  /** Whose mail it is; undefined if the signature is wrong or for another tenant. */
  read(tenantId: string, signed: string): MailReader | undefined;
}

const MAC_BYTES = 32;
const ID_BYTES = 16;

/**
 * Signs with the first key and accepts all of them. A link has no end: it stops a mail and shows nothing, and a mail may
 * be opened years later.
 */
export function createStopLinks(keys: readonly string[]): StopLinks {
  const [first] = keys;
  if (first === undefined) throw new Error('There is no key to sign links in mails with');
  return {
    createPath: (reader) => {
      const { organisationId, userId } = reader;
      const signed = Buffer.concat([idToBytes(organisationId), idToBytes(userId), computeMac(reader, first)]);
      return `/mails/stop?s=${signed.toString('base64url')}`;
    },
    read: (tenantId, signed) => {
      const given = Buffer.from(signed, 'base64url');
      if (given.length !== 2 * ID_BYTES + MAC_BYTES) return undefined;
      const organisationId = idFromBytes(given.subarray(0, ID_BYTES));
      const userId = idFromBytes(given.subarray(ID_BYTES, 2 * ID_BYTES));
      const reader = { tenantId, organisationId, userId };
      const mac = given.subarray(2 * ID_BYTES);
      return keys.some((key) => timingSafeEqual(computeMac(reader, key), mac)) ? reader : undefined;
    },
  };
}

/** Named, so that a signature of a file's link is none of a mail's. */
function computeMac({ tenantId, organisationId, userId }: MailReader, key: string): Buffer {
  const payload = JSON.stringify(['stop morning mail', tenantId, organisationId, userId]);
  return createHmac('sha256', key).update(payload).digest();
}
