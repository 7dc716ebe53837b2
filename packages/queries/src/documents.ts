import { unwrap, type Client } from '@consign/api-client';
import type {
  CreateDocuments,
  EmailPickupManifest,
  ExportConsignments,
  PickupManifest,
} from '@consign/api-client/consignment';
import { mutationOptions } from '@tanstack/react-query';

import { readDownload } from './download.js';
import { consignmentKeys } from './keys.js';

interface EmailManifest {
  readonly body: EmailPickupManifest;
  /** New for each mail that is meant, the same for every retry of it (CONS-34). */
  readonly idempotencyKey: string;
}

/** Consignments as documents, files and mail. None of these changes a consignment. */
export function documentMutations(client: Client) {
  return {
    /** An address for each document, to be opened within five minutes, and what could not be printed (DOCS-08). */
    create: () =>
      mutationOptions({
        mutationKey: ['documents', 'create'],
        mutationFn: (body: CreateDocuments) =>
          unwrap(client.consignment.POST('/api/v1/consignments/bulk/documents', { body })),
        // It tells of documents too (CONS-55), and whoever waits for them does not wait for it.
        onSuccess: (_made, _sent, _result, { client: cache }) =>
          void cache.invalidateQueries({ queryKey: consignmentKeys.audits }),
      }),

    /** One file for at most 10,000 references (DOCS-10). */
    exportCsv: () =>
      mutationOptions({
        mutationKey: ['documents', 'export'],
        mutationFn: (references: ExportConsignments['references']) =>
          readDownload(
            client.consignment.POST('/api/v1/data/export/consignments', {
              body: { format: 'csv', references },
              parseAs: 'blob',
            }),
            'Consignments.csv',
          ),
      }),

    /** One PDF for at most 1,000 consignments (DOCS-10). */
    pickupManifest: () =>
      mutationOptions({
        mutationKey: ['documents', 'pickup-manifest'],
        mutationFn: (body: PickupManifest) =>
          readDownload(
            client.consignment.POST('/api/v2/data/reports/pickup-manifest', { body, parseAs: 'blob' }),
            'Pickup Manifest.pdf',
          ),
      }),

    /** Accepted; the mail follows. */
    emailPickupManifest: () =>
      mutationOptions({
        mutationKey: ['documents', 'email-pickup-manifest'],
        mutationFn: ({ body, idempotencyKey }: EmailManifest) =>
          unwrap(
            client.consignment.POST('/api/v2/consignments/pickup-manifest-email', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body,
            }),
          ),
      }),
  };
}
