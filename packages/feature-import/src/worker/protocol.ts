import type {
  ImportContext,
  ImportGroup,
  ImportHeader,
  ImportRow,
  ImportSummary,
} from '@consign/domain/import-csv';

/** A consignment of the file with its rows. */
export interface ReadGroup {
  readonly group: ImportGroup;
  readonly rows: readonly ImportRow[];
}

/** To the worker. `taken` acknowledges a batch: with too many unacknowledged, the worker waits. */
export type WorkerRequest =
  | { readonly type: 'start'; readonly file: Blob; readonly context: ImportContext }
  | { readonly type: 'taken' };

/** From the worker. `done` and `failed` are the last. */
export type WorkerReply =
  | { readonly type: 'header'; readonly header: ImportHeader }
  | {
      readonly type: 'batch';
      readonly groups: readonly ReadGroup[];
      /** Bytes. */
      readonly read: number;
      readonly total: number;
    }
  | { readonly type: 'done'; readonly summary: ImportSummary }
  /** The file can't be read: moved, deleted, or no access. */
  | { readonly type: 'failed' };

/** The part of `Worker` that is used. */
export interface ImportWorker {
  postMessage(message: WorkerRequest, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: string, listener: (event: MessageEvent<WorkerReply>) => void): void;
}
