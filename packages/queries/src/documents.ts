import type { Client } from '@consign/api-client/internal';
import type {
  CreateDocuments,
  EmailPickupManifest,
  ExportConsignments,
  PickupManifest,
} from '@consign/api-client/consignment';
import { mutationOptions } from '@tanstack/react-query';

import { readDownload, toRows } from './downloads.js';
import { consignmentKeys } from './keys.js';
import { type KeyedBody, toKeyHeader } from './keyed-call.js';

/** Documents, exports and emails of consignments. None of these changes a consignment. */
export function documentMutations(client: Client) {
  const { openFile, POST } = client.consignment;
  return {
    /** A URL per document, valid for 5 minutes, and the consignments that couldn't be printed (DOCS-08). */
    create: () =>
      mutationOptions({
        mutationFn: (body: CreateDocuments) => POST('/api/v1/consignments/bulk/documents', { body }),
        // The audit trail lists documents (CONS-55), and new papers aren't outdated (DOCS-16, DOCS-43); don't wait for it.
        onSuccess: (_made, { documentTypes, references }, _result, { client: cache }) => {
          void cache.invalidateQueries({ queryKey: consignmentKeys.audits });
          if (!documentTypes.includes('FRTLABEL') && !documentTypes.includes('CONNOTE')) return;
          void cache.invalidateQueries({ queryKey: consignmentKeys.lists });
          for (const reference of references)
            void cache.invalidateQueries({ queryKey: consignmentKeys.detail(reference) });
        },
        meta: { failure: 'screen' },
      }),

    /** One CSV file for up to 10,000 references (DOCS-10). */
    exportCsv: () =>
      mutationOptions({
        mutationFn: ({ rowPer, ...body }: Pick<ExportConsignments, 'references' | 'rowPer'>) =>
          readDownload(
            openFile('/api/v1/data/export/consignments', {
              body: { format: 'csv', ...body, ...toRows(rowPer) },
            }),
            'Consignments.csv',
          ),
      }),

    /** One PDF for up to 1,000 consignments (DOCS-10). */
    pickupManifest: () =>
      mutationOptions({
        mutationFn: (body: PickupManifest) =>
          readDownload(openFile('/api/v2/data/reports/pickup-manifest', { body }), 'Pickup Manifest.pdf'),
      }),

    /** Resolves when the email is queued, not when it is sent. */
    emailPickupManifest: () =>
      mutationOptions({
        mutationFn: ({ body, ...key }: KeyedBody<EmailPickupManifest>) =>
          POST('/api/v2/consignments/pickup-manifest-email', { header: toKeyHeader(key), body }),
      }),
  };
}
