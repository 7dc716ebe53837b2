import { test as base } from './api-test.js';
import type { Api } from './call.js';
import { picture } from './sample-files.js';

export interface AttachedFile {
  id: string;
  name: string;
  uri: string;
  thumbnailUri: string | null;
  isThumbnailPending: boolean;
  fileType: { code: string };
}

export interface Upload {
  readonly content?: Uint8Array;
  readonly metadata?: object;
  readonly headers?: Record<string, string>;
  readonly api?: Api;
}

export const filesPath = (reference: string) => `/api/v1/consignments/${reference}/files`;

export const samplePng = await picture('png');

export function uploadForm({ content = samplePng, metadata }: Upload): FormData {
  const form = new FormData();
  const sent = {
    fileTypeCode: 'PHOTO',
    mimeType: 'image/png',
    name: 'Dent.png',
    notes: ' Dented ',
    ...metadata,
  };
  form.append('metadata', new Blob([JSON.stringify(sent)], { type: 'application/json' }));
  form.append('fileData', new Blob([new Uint8Array(content)]), 'any name');
  return form;
}

/** A test of the files of a consignment. */
export const test = base
  .extend('upload', ({ api }) => (reference: string, sent: Upload = {}) => {
    return (sent.api ?? api).post(
      filesPath(reference),
      uploadForm(sent),
      sent.headers ? { headers: sent.headers } : {},
    );
  })
  .extend('list', ({ api }) => async (reference: string, who = api) => {
    return (await who.get(filesPath(reference))).body as AttachedFile[];
  })
  /** Opens a file's address as a browser does: without a token. */
  .extend('open', ({ app }) => (uri: string | null | undefined) => {
    return app.inject({ url: uri ?? '', headers: { host: 'tasman.localhost:4300' } });
  });
