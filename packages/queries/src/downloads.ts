import type { Client } from '@consign/api-client/internal';
import type { ActivityExtract, ConsignmentSearch, RowPer } from '@consign/api-client/consignment';

/** A file to save. */
export interface Download {
  /** From Content-Disposition, or the call's default name (BULK-18). */
  readonly name: string;
  readonly content: Blob;
}

/** Reads a file to its end. */
export async function readDownload(opening: Promise<Response>, defaultName: string): Promise<Download> {
  const response = await opening;
  const name = findFileName(response.headers.get('content-disposition') ?? '');
  return { name: name ?? defaultName, content: await response.blob() };
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

/** Asks for a CSV file; resolves when it begins to arrive. Rejects with an ApiError. */
export async function openCsv(client: Client, request: CsvRequest, signal: AbortSignal): Promise<OpenedCsv> {
  const { openFile } = client.consignment;
  const options = { headers: { Accept: 'text/csv' }, signal };
  const { headers, body } = await ('extract' in request
    ? openFile('/api/v1/data/extracts/consignments/activity', { body: request.extract, ...options })
    : openFile('/api/v1/data/export/consignments', {
        body: { format: 'csv', searchParameters: request.search, ...toRows(request.rowPer) },
        ...options,
      }));
  const total = headers.get('x-total-count');
  return {
    name: findFileName(headers.get('content-disposition') ?? ''),
    total: total === null || total === '' ? null : Number(total),
    // openFile rejects an answer without a body.
    content: body as ReadableStream<Uint8Array>,
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
