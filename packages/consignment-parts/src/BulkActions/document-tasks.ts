import type { ConsignmentSearch, CreateDocuments, RowPer } from '@consign/api-client/consignment';
import { maxBulkReferences, maxSelected } from '@consign/domain/bulk';
import { documentMutations } from '@consign/queries';
import { toastSuccess } from '@consign/ui';

import type { BulkAnswer, BulkTask } from '../BulkRunner/index.js';
import type { SelectedConsignment } from '../selection/index.js';
import { openTab, type OpenedTab } from '../open-tab.js';
import { saveFile } from './save-file.js';
import { toFailure, mutate, toReferences, type DownloadContext } from './tasks.js';

type Items = readonly SelectedConsignment[];

// The contract's limit (DOCS-10).
const maxOnManifest = 1000;

const done: BulkAnswer = { outcomes: [], files: [] };
const downloadFailed = { failure: { text: 'Download error, please try again later' } } as const;

const shownAtLink = { failure: 'screen' } as const;

const toIds = (items: Items) => items.map(({ id }) => id);

/** A large document comes in parts (DOCS-17). */
const formatPart = (index: number, count: number): string =>
  count === 1 ? '' : `, part ${index + 1} of ${count}`;

export const documentTitles = {
  labels: 'Labels',
  notes: 'Notes',
  proofs: 'Proofs of delivery',
  proofFiles: 'Files of the deliveries',
} as const;

export type DocumentAction = keyof typeof documentTitles;

/** How each is asked for. */
const requests = {
  labels: { documentTypes: ['FRTLABEL'] },
  notes: { documentTypes: ['CONNOTE'] },
  proofs: { documentTypes: ['PODDOC'], proofFormat: 'PDF' },
  proofFiles: { documentTypes: ['PODDOC'], proofFormat: 'ZIP' },
} as const satisfies Readonly<Record<DocumentAction, Partial<CreateDocuments>>>;

/** ZPL and ZIP are downloaded from their links, because browsers can't show them. */
const noTab: OpenedTab = { navigate: () => false, close: () => undefined };

/**
 * Labels, notes or proofs as one PDF per call, or several (DOCS-17). The tab is opened on the click and navigated to the first
 * PDF. If there are several, or the tab was blocked, they become links as they arrive (BULK-05, BULK-27).
 */
export function documentsTask(
  action: DocumentAction,
  items: Items,
  { client, queryClient, track, labelFormat }: DownloadContext,
  openedTab: OpenedTab | null = null,
): BulkTask {
  const [documentType] = requests[action].documentTypes;
  const isZpl = action === 'labels' && labelFormat === 'ZPL';
  const tab = isZpl || action === 'proofFiles' ? noTab : (openedTab ?? openTab(documentTitles[action]));
  const title = documentTitles[action];
  const create = (part: Items, meta: typeof downloadFailed | typeof shownAtLink) =>
    mutate(
      queryClient,
      { ...documentMutations(client).create(), meta },
      {
        ...requests[action],
        documentTypes: [documentType],
        references: toReferences(part),
        ...(isZpl ? { labelFormat } : {}),
      },
    );
  let sent = 0;
  return {
    action,
    items,
    batchSize: maxBulkReferences,
    toFailure,
    send: async (part) => {
      try {
        const { items: documents, results } = await create(part, downloadFailed);
        const givenAt = Date.now();
        const range = `${sent + 1} to ${sent + part.length}`;
        sent += part.length;
        const [first] = documents;
        if (first === undefined) tab.close();
        else track({ name: 'document downloaded', documentType });
        const isShown = first !== undefined && tab.navigate(first.uri);
        const isOnly = documents.length === 1 && items.length <= maxBulkReferences;
        return {
          outcomes: results,
          files: (isShown && isOnly ? [] : documents).map(({ uri }, index) => ({
            name: `${title}, consignments ${range}${formatPart(index, documents.length)}`,
            uri,
            givenAt,
            renew: async () => (await create(part, shownAtLink)).items[index]?.uri ?? null,
          })),
        };
      } catch (error) {
        tab.close();
        throw error;
      }
    },
  };
}

export function exportTask(
  items: Items,
  { client, queryClient, track }: DownloadContext,
  rowPer: RowPer = 'CONSIGNMENT',
): BulkTask {
  const options = { ...documentMutations(client).exportCsv(), meta: downloadFailed };
  return {
    action: 'exportCsv',
    items,
    batchSize: maxSelected,
    toFailure,
    send: async (part) => {
      saveFile(await mutate(queryClient, options, { references: toReferences(part), rowPer }));
      track({ name: 'export downloaded', format: 'csv' });
      return done;
    },
  };
}

export function manifestTask(
  items: Items,
  search: ConsignmentSearch,
  { client, queryClient, track }: DownloadContext,
): BulkTask {
  const options = { ...documentMutations(client).pickupManifest(), meta: downloadFailed };
  return {
    action: 'pickupManifest',
    items,
    batchSize: maxOnManifest,
    toFailure,
    send: async (part) => {
      saveFile(await mutate(queryClient, options, { consignmentIds: toIds(part), searchParameters: search }));
      track({ name: 'document downloaded', documentType: 'MANIFEST' });
      return done;
    },
  };
}

export function emailTask(items: Items, notes: string, { client, queryClient }: DownloadContext): BulkTask {
  return {
    action: 'emailPickupManifest',
    items,
    batchSize: maxOnManifest,
    toFailure,
    send: async (part, { idempotencyKey }) => {
      const body = { consignmentIds: toIds(part), notes: notes === '' ? null : notes };
      await mutate(queryClient, documentMutations(client).emailPickupManifest(), { body, idempotencyKey });
      toastSuccess('The email will be sent shortly');
      return done;
    },
  };
}
