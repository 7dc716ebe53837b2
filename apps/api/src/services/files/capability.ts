import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Owner } from '../../database/owner.js';
import { idFromBytes, idToBytes } from '../../ids.js';

/** Which part of a file a URL serves. */
export type FileUse = 'file' | 'thumbnail';

/** Access to one file for one user of one organisation until a given time. */
export interface Capability extends Owner {
  readonly use: FileUse;
  readonly userId: string;
  readonly fileId: string;
  /** The name in the URL. */
  readonly name: string;
  /** Seconds since the Unix epoch. */
  readonly expires: number;
}

/** Signs file URLs and verifies signed ones. */
export interface Capabilities {
  createAddress(capability: Capability): string;
  /** The signed access; undefined if the signature is wrong, for another tenant, or expired. */
  read(
    asked: { use: FileUse; tenantId: string; fileId: string; name: string; e: string; s: string },
    now: Date,
  ): Capability | undefined;
}

const MAC_BYTES = 32;

/** Signs with the first key and accepts all of them, so that keys can be rotated. The owner is stored beside the MAC. */
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
      const [organisationId, userId] = [
        idFromBytes(given.subarray(0, 16)),
        idFromBytes(given.subarray(16, 32)),
      ];
      const capability = { use, tenantId, organisationId, userId, fileId, name, expires: Number(e) };
      const isSigned = keys.some((key) => timingSafeEqual(computeMac(capability, key), given.subarray(32)));
      return isSigned && capability.expires * 1000 > now.getTime() ? capability : undefined;
    },
  };
}

function sign(capability: Capability, key: string): string {
  const { organisationId, userId } = capability;
  return Buffer.concat([idToBytes(organisationId), idToBytes(userId), computeMac(capability, key)]).toString(
    'base64url',
  );
}

function computeMac(capability: Capability, key: string): Buffer {
  const { use, tenantId, organisationId, userId, fileId, name, expires } = capability;
  const payload = JSON.stringify([use, tenantId, organisationId, userId, fileId, name, expires]);
  return createHmac('sha256', key).update(payload).digest();
}
