import { trackUpload, type Client, type UploadProgress } from '@consign/api-client/internal';
import type { File as AttachedFile, FileMetadata } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

/** Refreshed before the URLs expire (DOCS-11). */
const FRESH_ADDRESS_MS = 4 * 60_000;
const EXPECTED_THUMBNAIL_MS = 2000;
/** Thumbnails are made within seconds (FILE-10); one that takes longer is shown with the next refresh. */
const THUMBNAIL_EXPECTED_FOR_MS = 60_000;

function isThumbnailExpected({ isThumbnailPending, uploadedAtDateTimeUtc }: AttachedFile): boolean {
  return isThumbnailPending && Date.now() - Date.parse(uploadedAtDateTimeUtc) < THUMBNAIL_EXPECTED_FOR_MS;
}

/** The attachments of a consignment, newest first. Their URLs expire after a few minutes. */
export function fileQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    forConsignment: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.files(reference),
        refetchInterval: ({
          state,
        }: {
          readonly state: { readonly data?: readonly AttachedFile[] | undefined };
        }) => (state.data?.some(isThumbnailExpected) === true ? EXPECTED_THUMBNAIL_MS : FRESH_ADDRESS_MS),
        queryFn: ({ signal }) =>
          GET('/api/v1/consignments/{ref}/files', { path: { ref: reference }, signal }),
      }),

    /** The document types of attachments. */
    types: () =>
      queryOptions({
        queryKey: ['references', 'file-types'],
        queryFn: ({ signal }) => GET('/api/v1/linked-files/types/freightmaster', { signal }),
        staleTime: Infinity,
        gcTime: Infinity,
      }),
  };
}

interface Upload {
  readonly reference: string;
  readonly file: Blob;
  readonly metadata: FileMetadata;
  readonly onProgress: UploadProgress;
  /** Aborting stops the upload; nothing is attached. */
  readonly signal: AbortSignal;
  /** One per intended file; reused for its retries (CONS-34). */
  readonly idempotencyKey?: string;
}

interface Removal {
  readonly reference: string;
  readonly fileId: string;
}

/** The multipart body of FILE-06. */
function buildUploadForm(metadata: FileMetadata, file: Blob): FormData {
  const form = new FormData();
  form.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }));
  form.append('fileData', new File([file], metadata.name, { type: metadata.mimeType }));
  return form;
}

/** Invalidates the attachments and the audit trail, which lists them (CONS-55). */
function refreshFiles(cache: QueryClient, reference: string): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.files(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.audit(reference) }),
  ]);
}

export function fileMutations(client: Client) {
  const { DELETE, POST } = client.consignment;
  return {
    upload: () =>
      mutationOptions({
        mutationFn: ({ reference, file, metadata, onProgress, signal, idempotencyKey }: Upload) =>
          POST('/api/v1/consignments/{ref}/files', {
            path: { ref: reference },
            ...(idempotencyKey === undefined ? {} : { header: { 'Idempotency-Key': idempotencyKey } }),
            // OpenAPI types a file as a string.
            body: { metadata, fileData: '' },
            bodySerializer: () => buildUploadForm(metadata, file),
            signal,
            ...trackUpload(onProgress),
          }),
        onSuccess: (_file, { reference }, _result, { client: cache }) => refreshFiles(cache, reference),
        meta: { failure: 'screen' },
      }),

    remove: () =>
      mutationOptions({
        mutationFn: ({ reference, fileId }: Removal) =>
          DELETE('/api/v1/consignments/{ref}/files/{fileId}', { path: { ref: reference, fileId } }),
        onSuccess: (_nothing, { reference }, _result, { client: cache }) => refreshFiles(cache, reference),
        meta: { failure: 'screen' },
      }),
  };
}
