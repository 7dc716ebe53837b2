import { unwrap, type CallResult, type Client } from '@consign/api-client/internal';
import type { ActivityExtract, ConsignmentSearch, RowPer } from '@consign/api-client/consignment';

/** A file to save. */
export interface Download {
  /** From Content-Disposition, or the call's default name (BULK-18). */
  readonly name: string;
  readonly content: Blob;
}

/** Reads the response of a call made with `parseAs: 'blob'`. Rejects like unwrap. */
export async function readDownload(
  call: Promise<CallResult<unknown>>,
  defaultName: string,
): Promise<Download> {
  let disposition: string | null = null;
  const content = await unwrap(
    call.then((result) => {
      disposition = result.response.headers.get('content-disposition');
      return result;
    }),
  );
  // The contract types it as text or binary; parseAs makes it a Blob.
  return { name: findFileName(disposition ?? '') ?? defaultName, content: content as Blob };
}

/** The file name by RFC 6266: `filename*` before `filename`, without any path. */
export function findFileName(disposition: string): string | null {
  const [, encoded] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/iu.exec(disposition) ?? [];
  const [, quoted, plain] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/iu.exec(disposition) ?? [];
  const name = decoded(encoded) ?? quoted?.replaceAll(/\\(.)/gu, '$1') ?? plain ?? '';
  const last = name.split(/[/\\]/u).at(-1)?.trim() ?? '';
  return last === '' ? null : last;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The request for a CSV file. */
export type CsvRequest =
  | { readonly extract: ActivityExtract }
  /** Everything that a search matches (EXTR-12). */
  | { readonly search: ConsignmentSearch; readonly rowPer?: RowPer };

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
          body: { format: 'csv', searchParameters: request.search, ...toRows(request.rowPer) },
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

/** Nothing for the default. */
export const toRows = (rowPer: RowPer = 'CONSIGNMENT') => (rowPer === 'CONSIGNMENT' ? {} : { rowPer });

/** Reads a file by its signed URL (DOCS-11), which needs no token. */
export async function readFile(uri: string): Promise<Blob> {
  const response = await fetch(uri);
  if (!response.ok) throw new Error(`The file answered ${response.status}`);
  return response.blob();
}
