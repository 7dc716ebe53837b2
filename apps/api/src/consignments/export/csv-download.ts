import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { csvByteOrderMark, formatCsvLine } from '@consign/domain/csv';

import { download, type FileAnswer } from '../../http/contract/answers.js';
import type { ExportSlot } from '../../services/exports/export-slots.js';
import type { ExportedConsignment, ExportLayout } from './export-columns.js';

interface CsvFile {
  readonly name: string;
  /** How many rows are expected; null if that is not known. */
  readonly rowCount: number | null;
  /** Reads a page each time that the client has taken the previous one. */
  readonly pages: AsyncIterable<readonly ExportedConsignment[]>;
  readonly layout: ExportLayout;
  /** Ends with the file, however it ends. */
  readonly slot: ExportSlot;
}

/** Rows written in one go: others get the event loop between two slices. */
const SLICE = 100;
/** A client that takes nothing for this long is gone, whatever its connection says (EXTR-10). */
const STALL_TIMEOUT_MS = 5 * 60_000;

/**
 * The answer that streams consignments as CSV. An error ends the connection without the end of the body, so that the
 * client's read fails (EXTR-09).
 */
export function csvDownload({ name, rowCount, pages, layout, slot }: CsvFile): {
  status: 200;
  file: FileAnswer;
  headers: Readonly<Record<string, string>>;
} {
  const content: Readable = Readable.from(
    watchClient(writeCsv(pages, layout), (error) => content.destroy(error)),
  );
  content.once('close', () => slot.end());
  return {
    ...download({ name, mediaType: 'text/csv; charset=utf-8', content }),
    headers: rowCount === null ? {} : { 'x-total-count': String(rowCount) },
  };
}

async function* writeCsv(pages: CsvFile['pages'], { head, toRows }: ExportLayout): AsyncGenerator<string> {
  yield csvByteOrderMark + formatCsvLine(head);
  for await (const page of pages) {
    for (let first = 0; first < page.length; first += SLICE) {
      await yieldToEventLoop();
      const rows = page.slice(first, first + SLICE);
      yield rows.flatMap((row) => toRows(row).map(formatCsvLine)).join('');
    }
  }
}

/** Calls `abort` while the client leaves a chunk lying. */
async function* watchClient(
  chunks: AsyncIterable<string>,
  abort: (error: Error) => void,
): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    const timer = setTimeout(() => abort(new Error('The client stopped reading')), STALL_TIMEOUT_MS);
    timer.unref();
    try {
      yield chunk;
    } finally {
      clearTimeout(timer);
    }
  }
}
