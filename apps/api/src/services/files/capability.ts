import type { Owner } from '../../database/owner.js';
import { idFromBytes, idToBytes } from '../../ids.js';
import { createSigningKeys } from '../links/link-tokens.js';

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

/** The owner is stored beside the MAC. */
export function createCapabilities(keys: readonly string[]): Capabilities {
  const signing = createSigningKeys(keys, MAC_BYTES);
  return {
    createAddress: (capability) => {
      const { use, organisationId, userId, fileId, name, expires } = capability;
      const mac = signing.sign(toPayload(capability));
      const signed = Buffer.concat([idToBytes(organisationId), idToBytes(userId), mac]);
      const query = new URLSearchParams({ e: String(expires), s: signed.toString('base64url') });
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
      const isSigned = signing.isSigned(toPayload(capability), given.subarray(32));
      return isSigned && capability.expires * 1000 > now.getTime() ? capability : undefined;
    },
  };
}

function toPayload({ use, tenantId, organisationId, userId, fileId, name, expires }: Capability): string {
  return JSON.stringify([use, tenantId, organisationId, userId, fileId, name, expires]);
}
