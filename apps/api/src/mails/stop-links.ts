import type { Owner } from '../database/owner.js';
import { idFromBytes, idToBytes } from '../ids.js';
import { createSigningKeys } from '../services/links/link-tokens.js';

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

/** A link has no end: it stops a mail and shows nothing, and a mail may be opened years later. */
export function createStopLinks(keys: readonly string[]): StopLinks {
  const signing = createSigningKeys(keys, MAC_BYTES);
  return {
    createPath: (reader) => {
      const { organisationId, userId } = reader;
      const ids = [idToBytes(organisationId), idToBytes(userId)];
      const signed = Buffer.concat([...ids, signing.sign(toPayload(reader))]);
      return `/mails/stop?s=${signed.toString('base64url')}`;
    },
    read: (tenantId, signed) => {
      const given = Buffer.from(signed, 'base64url');
      if (given.length !== 2 * ID_BYTES + MAC_BYTES) return undefined;
      const organisationId = idFromBytes(given.subarray(0, ID_BYTES));
      const userId = idFromBytes(given.subarray(ID_BYTES, 2 * ID_BYTES));
      const reader = { tenantId, organisationId, userId };
      return signing.isSigned(toPayload(reader), given.subarray(2 * ID_BYTES)) ? reader : undefined;
    },
  };
}

/** Names its use, so that no other signature by the same key stops a mail. */
function toPayload({ tenantId, organisationId, userId }: MailReader): string {
  return JSON.stringify(['stop morning mail', tenantId, organisationId, userId]);
}
