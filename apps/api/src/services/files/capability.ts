import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Owner } from '../../database/owner.js';

/** What of a file an address leads to. */
export type FileUse = 'file' | 'thumbnail';

/** A file, for one user of one customer, until a moment. */
export interface Capability extends Owner {
  readonly use: FileUse;
  readonly userId: string;
  readonly fileId: string;
  /** As the address has it. */
  readonly name: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Signs addresses of files, and reads those that were signed. */
export interface Capabilities {
  createAddress(capability: Capability): string;
  /** What was signed, or nothing for an address that was not, or not for this tenant, or is over. */
  read(
    asked: { use: FileUse; tenantId: string; fileId: string; name: string; e: string; s: string },
    now: Date,
  ): Capability | undefined;
}

const MAC_BYTES = 32;

/** The first key signs; each of them is believed, so that a key can be replaced. Beside the mac stands whose it is. */
export function createCapabilities(keys: readonly string[]): Capabilities {
  const [first] = keys;
  if (first === undefined) throw new Error('There is no key to sign file links with');
  return {
    createAddress: (capability) => {
      const { use, fileId, name, expires } = capability;
      const query = new URLSearchParams({ e: String(expires), s: sign(capability, first) });
      const folder = use === 'file' ? `/files/${fileId}` : `/files/${fileId}/thumbnail`;
      return `${folder}/${encodeURIComponent(name)}?${query}`;
    },
    read: ({ use, tenantId, fileId, name, e, s }, now) => {
      const given = Buffer.from(s, 'base64url');
      if (given.length !== 32 + MAC_BYTES || !/^\d{1,12}$/u.test(e)) return undefined;
      const [organisationId, userId] = [parseId(given.subarray(0, 16)), parseId(given.subarray(16, 32))];
      const capability = { use, tenantId, organisationId, userId, fileId, name, expires: Number(e) };
      const isSigned = keys.some((key) => timingSafeEqual(computeMac(capability, key), given.subarray(32)));
      return isSigned && capability.expires * 1000 > now.getTime() ? capability : undefined;
    },
  };
}

function sign(capability: Capability, key: string): string {
  const { organisationId, userId } = capability;
  return Buffer.concat([toBytes(organisationId), toBytes(userId), computeMac(capability, key)]).toString(
    'base64url',
  );
}

function computeMac(capability: Capability, key: string): Buffer {
  const { use, tenantId, organisationId, userId, fileId, name, expires } = capability;
  const said = JSON.stringify([use, tenantId, organisationId, userId, fileId, name, expires]);
  return createHmac('sha256', key).update(said).digest();
}

const toBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

function parseId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
