import { unwrap, type Client } from '@consign/api-client';
import type { ActivityExtract, ConsignmentSearch } from '@consign/api-client/consignment';

import { findFileName } from './download.js';

/** What a CSV file is asked for by. */
export type CsvRequest =
  | { readonly extract: ActivityExtract }
  /** Everything that a search matches (EXTR-12). */
  | { readonly search: ConsignmentSearch };

/** A CSV file that is arriving. */
export interface OpenedCsv {
  /** From Content-Disposition; null where it names none. */
  readonly name: string | null;
  /** How many rows are expected; null where the server does not say (EXTR-07). */
  readonly total: number | null;
  /** Fails if the file breaks off (EXTR-09). Abort the signal, or read it to its end. */
  readonly content: ReadableStream<Uint8Array>;
}

/** Asks for a CSV file; resolves when it begins to arrive. Rejects like unwrap. */
export async function openCsv(client: Client, request: CsvRequest, signal: AbortSignal): Promise<OpenedCsv> {
  const options = { parseAs: 'stream', headers: { Accept: 'text/csv' }, signal } as const;
  const call =
    'extract' in request
      ? client.consignment.POST('/api/v1/data/extracts/consignments/activity', {
          body: request.extract,
          ...options,
        })
      : client.consignment.POST('/api/v1/data/export/consignments', {
          body: { format: 'csv', searchParameters: request.search },
          ...options,
        });
  // The contract types it as text; parseAs makes it a stream.
  const content = (await unwrap<unknown>(call)) as ReadableStream<Uint8Array>;
  const { headers } = (await call).response;
  const total = headers.get('x-total-count');
  return {
    name: findFileName(headers.get('content-disposition') ?? ''),
    total: total === null || total === '' ? null : Number(total),
    content,
  };
}
