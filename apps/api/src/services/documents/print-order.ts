import type { ParsedLineItem } from '@consign/domain/rules';
import type { StatusCode } from '@consign/domain/status';

import type { StoredParticipant } from '../../database/stored-participant.js';
import type { LabelSize } from './gs1.js';

/** A freight item of a document. */
export type PrintedItem = ParsedLineItem;

/** What documents print of a consignment. */
export interface PrintedConsignment {
  readonly reference: string;
  readonly chargeSite: { readonly code: string; readonly name: string };
  readonly createdAt: Date;
  readonly statusCode: StatusCode;
  readonly statusAt: Date;
  readonly serviceType: string;
  readonly account: { readonly code: string; readonly description: string };
  readonly sender: StoredParticipant;
  readonly receiver: StoredParticipant;
  readonly senderReference: string | null;
  readonly receiverReference: string | null;
  readonly salesReference: string | null;
  readonly notes: string | null;
  readonly receiverNotes: string | null;
  readonly requestedPickupAt: Date | null;
  readonly requestedDeliveryAt: Date | null;
  readonly confirmedDeliveryAt: Date | null;
  readonly tags: readonly { readonly name: string }[];
  readonly flags: readonly { readonly code: string; readonly flagProperties: { readonly ecert: string } }[];
  readonly hireage: readonly {
    readonly name: string;
    readonly providerCode: string;
    readonly quantity: number;
  }[];
  readonly items: readonly PrintedItem[];
}

/** What to print. */
export type Papers =
  | {
      readonly type: 'labels';
      readonly size: LabelSize;
      readonly consignments: readonly LabelledConsignment[];
    }
  | { readonly type: 'notes'; readonly consignments: readonly NotedConsignment[] }
  | { readonly type: 'proofs'; readonly consignments: readonly ProvedConsignment[] }
  | { readonly type: 'claims'; readonly consignments: readonly ClaimedConsignment[] }
  | {
      readonly type: 'declarations';
      /** The name of the user who declares; null for a machine. */
      readonly declaredBy: string | null;
      readonly consignments: readonly DeclaredConsignment[];
    }
  | {
      readonly type: 'manifest';
      readonly customer: string;
      /** The search in words; null without one. */
      readonly search: string | null;
      readonly loads: readonly PrintedLoad[];
      readonly consignments: readonly PrintedConsignment[];
    };

/** What to print, as plain data: it is sent to another process. */
export type PrintOrder = Papers & {
  /** The freight provider's name, printed on each page. */
  readonly provider: string;
  readonly printedAt: Date;
};

/** A signed load check, with its consignments that are on the manifest (LOAD-04). */
export interface PrintedLoad {
  readonly signedBy: string;
  readonly signedAt: Date;
  readonly consignments: readonly {
    readonly reference: string;
    readonly expected: number;
    readonly missing: readonly string[];
  }[];
}

export interface NumberedConsignment extends PrintedConsignment {
  /** AI (401). */
  readonly ginc: string;
}

export interface NotedConsignment extends NumberedConsignment {
  /** What the driver may complete at the delivery. */
  readonly extras: readonly {
    readonly name: string;
    readonly instruction: 'INCLUDED' | 'ONREQUEST';
    readonly quantity: number;
  }[];
}

export interface LabelledConsignment extends NumberedConsignment {
  /** AI (00), one for each piece, in the order of the items. */
  readonly ssccs: readonly string[];
}

/** A consignment with dangerous goods. */
export interface DeclaredConsignment extends PrintedConsignment {
  /** Who answers in an emergency; null if neither the sender's site nor the site that is charged has one. */
  readonly emergency: { readonly name: string; readonly phone: string } | null;
}

/** A delivered consignment, with what the provider reported of the delivery. */
export interface ProvedConsignment extends PrintedConsignment {
  readonly proof: PrintedProof | null;
  readonly pictures: readonly (PrintedPicture & { readonly isSignature: boolean })[];
  /** The names of the provider's files that are not among the pictures. */
  readonly files: readonly string[];
}

/** What the provider reported of a delivery. */
export interface PrintedProof {
  readonly signatory: string | null;
  readonly piecesDelivered: number | null;
  readonly piecesSent: number;
  readonly note: string | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
}

/** A JPEG with its name. */
export interface PrintedPicture {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A consignment with the known facts of its damage or loss. */
export interface ClaimedConsignment extends PrintedConsignment {
  readonly proof: PrintedProof | null;
  /** The last day of the claim. */
  readonly claimBy: string;
  /** The provider's exceptions. */
  readonly events: readonly { readonly title: string; readonly at: Date }[];
  readonly pictures: readonly PrintedPicture[];
  /** The names of photographs for which there is no room. */
  readonly otherPictures: readonly string[];
}
