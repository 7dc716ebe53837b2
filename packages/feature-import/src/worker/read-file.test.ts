import { writeImportExample } from '@consign/domain/import-csv';
import { describe, expect, it, vi } from 'vitest';

import { gridContext } from '../Grid/testing/grid-fixtures.js';
import type { ImportWorker, WorkerReply, WorkerRequest } from './protocol.js';
import { readFile } from './read-file.js';
import { createFileReading } from './read-import-file.js';

/** A worker in the same thread: messages are cloned and arrive later, as with a real one. */
function fakeWorker(): ImportWorker & { readonly sent: WorkerReply[] } {
  const sent: WorkerReply[] = [];
  const listeners = new Map<string, (event: MessageEvent) => void>();
  const reading = createFileReading((reply) => {
    sent.push(structuredClone(reply));
    queueMicrotask(() => listeners.get('message')?.(new MessageEvent('message', { data: reply })));
  });
  return {
    sent,
    postMessage: (request: WorkerRequest) => {
      queueMicrotask(() => void reading.receive(request));
    },
    terminate: vi.fn<() => void>(),
    addEventListener: (type: string, listener: (event: MessageEvent) => void) => {
      listeners.set(type, listener);
    },
  };
}

/** About 1 MB: more than the slices that may be on their way. */
const rowCount = 12_000;
const bigFile = (): Blob => {
  const [header = '', row = ''] = [
    'Charge Account,Service Type,Sender Site,Receiver Site,Sender Notes\n',
    `KOW,GENERAL,AKL1,WGN1,${'x'.repeat(60)}\n`,
  ];
  return new Blob([header, row.repeat(rowCount)]);
};

function read(file: Blob) {
  const { signal } = new AbortController();
  const worker = fakeWorker();
  const progress: number[] = [];
  const onProgress = (share: number) => progress.push(share);
  const done = readFile(file, { context: gridContext, onProgress, signal, makeWorker: () => worker });
  const summary = async () => {
    await done;
    const last = worker.sent.at(-1);
    return last?.type === 'done' ? last.summary : null;
  };
  return { worker, progress, done, summary };
}

describe('a file in the worker', () => {
  it('[IMPT-12] arrives in batches with its progress', async () => {
    const { done, progress, summary } = read(bigFile());
    expect(await summary()).toMatchObject({ rows: rowCount, failed: 0, fileProblem: null });
    expect((await done).groups).toHaveLength(rowCount);
    expect(progress.length).toBeGreaterThan(5);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it('[IMPT-12] waits for a page that does not keep up', async () => {
    const sent: WorkerReply[] = [];
    const reading = createFileReading((reply) => sent.push(reply));
    void reading.receive({ type: 'start', file: bigFile(), context: gridContext });
    const batches = () => sent.filter(({ type }) => type === 'batch').length;
    await expect.poll(batches).toBe(2);
    await reading.receive({ type: 'taken' });
    await expect.poll(batches).toBe(3);
    expect(sent.some(({ type }) => type === 'done')).toBe(false);
  });

  it('[IMPT-12] is read no further once another file is chosen', async () => {
    const chosen = new AbortController();
    const worker = fakeWorker();
    const onProgress = vi.fn<(share: number) => void>(() => chosen.abort());
    const { signal } = chosen;
    void readFile(bigFile(), { context: gridContext, onProgress, signal, makeWorker: () => worker });
    await expect.poll(() => worker.sent.filter(({ type }) => type === 'batch').length).toBe(3);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(onProgress).toHaveBeenCalledOnce();
  });

  it('[IMPT-11] decodes Windows-1252 and the example', async () => {
    const latin = new Blob([
      'Charge Account,Service Type,Sender Site,Receiver Site,Sender Notes\nKOW,GENERAL,AKL1,WGN1,caf',
      new Uint8Array([0xe9, 10]),
    ]);
    const { done, worker } = read(latin);
    await done;
    expect(JSON.stringify(worker.sent)).toContain('café');
    const example = read(new Blob([writeImportExample(gridContext)]));
    expect(await example.summary()).toMatchObject({ failed: 0, consignments: 2 });
  });

  it.each<[string, number[], string | null]>([
    ['a byte of Windows-1252', [0xe9], 'é'],
    ['half a pair', [0xed, 0xa0, 0x80], null],
  ])('[IMPT-30] %s beyond the first slice is a problem of its cell', async (_what, damage, meant) => {
    const head = 'Charge Account,Service Type,Sender Site,Receiver Site,Sender Notes\n';
    const row = 'KOW,GENERAL,AKL1,WGN1,Tāmaki Makaurau\n';
    const rows = 1_000;
    const last = ['KOW,GENERAL,AKL1,WGN1,caf', new Uint8Array(damage), '\n'];
    const { summary, worker } = read(new Blob([head, row.repeat(rows), ...last]));
    expect(await summary()).toMatchObject({ rows: rows + 1, failed: 1, problems: 1 });
    const groups = worker.sent.flatMap((reply) => (reply.type === 'batch' ? reply.groups : []));
    expect(groups.at(0)?.rows[0]?.cells).toContain('Tāmaki Makaurau');
    expect(groups.at(-1)?.group).toMatchObject({
      problems: [
        { row: rows + 2, column: 'senderNotes', suggestions: meant === null ? [] : [`caf${meant}`] },
      ],
    });
    expect(JSON.stringify(worker.sent)).not.toMatch(/[\uFFFD\u0080-\u009F]/u);
  });

  it('[IMPT-11] says what a file is that is no CSV', async () => {
    const { done } = read(new Blob(['%PDF-1.7 …']));
    expect((await done).fileProblem?.message).toContain('This is a PDF');
  });

  it('[IMPT-11] says so when the file cannot be read', async () => {
    const file = bigFile();
    Object.defineProperty(file, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    });
    const { done } = read(file);
    expect((await done).fileProblem?.message).toContain("can't be read");
  });
});
