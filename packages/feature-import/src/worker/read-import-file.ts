import {
  createEncodingScan,
  createImportDecoder,
  createImportParser,
  describeOtherFile,
  importLimits,
  type ImportSummary,
} from '@consign/domain/import-csv';

import type { ReadGroup, WorkerReply, WorkerRequest } from './protocol.js';

/** Small enough that a batch takes the page a few milliseconds. */
const sliceBytes = 32 * 1024;
const maxUnacknowledged = 2;

type Start = Extract<WorkerRequest, { type: 'start' }>;

/** Reads a file for the page: `receive` takes its requests, `post` sends it the replies. */
export function createFileReading(post: (reply: WorkerReply) => void) {
  let unacknowledged = 0;
  let wake: (() => void) | null = null;

  const isBlocked = (): boolean => unacknowledged >= maxUnacknowledged;
  const waitForTurn = async (): Promise<void> => {
    while (isBlocked()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const read = async ({ file, context }: Start): Promise<void> => {
    let groups: ReadGroup[] = [];
    const parser = createImportParser(context, {
      header: (header) => {
        post({ type: 'header', header });
      },
      group: (group, rows) => groups.push({ group, rows }),
    });
    const send = (readBytes: number): void => {
      unacknowledged += 1;
      post({ type: 'batch', groups, read: readBytes, total: file.size });
      groups = [];
    };
    const refused = await refuse(file);
    if (refused !== null) {
      post({ type: 'done', summary: refused });
      return;
    }
    const decoder = createImportDecoder(
      await findEncoding(file),
      (label) => new TextDecoder(label, { fatal: true, ignoreBOM: true }),
    );
    for (let start = 0; start < file.size; start += sliceBytes) {
      await waitForTurn();
      const bytes = new Uint8Array(await file.slice(start, start + sliceBytes).arrayBuffer());
      const goesOn = parser.write(decoder.write(bytes));
      send(Math.min(start + sliceBytes, file.size));
      if (!goesOn) break;
    }
    parser.write(decoder.end());
    const summary = parser.end();
    if (groups.length > 0) send(file.size);
    post({ type: 'done', summary });
  };

  return {
    receive: async (request: WorkerRequest): Promise<void> => {
      if (request.type === 'start') {
        await read(request).catch(() => {
          post({ type: 'failed' });
        });
        return;
      }
      unacknowledged -= 1;
      wake?.();
    },
  };
}

/** Larger than a slice: nothing is sent to the page meanwhile. */
const scannedBytes = 1024 * 1024;

/** Reads the whole file once for its encoding (IMPT-30), with one part in memory at a time. */
async function findEncoding(file: Blob) {
  const scan = createEncodingScan();
  for (let start = 0; start < file.size; start += scannedBytes) {
    scan.write(new Uint8Array(await file.slice(start, start + scannedBytes).arrayBuffer()));
  }
  return scan.end();
}

const sniffedBytes = 4096;

/** Why a file isn't read at all; null when it is. */
async function refuse(file: Blob): Promise<ImportSummary | null> {
  const message =
    file.size > importLimits.maxBytes
      ? `The file is larger than ${importLimits.maxBytes / 1024 / 1024} MB. Split it into smaller files`
      : describeOtherFile(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()));
  if (message === null) return null;
  return { rows: 0, consignments: 0, failed: 0, problems: 0, fileProblem: { message, row: null } };
}
