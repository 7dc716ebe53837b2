import type {
  InvoiceColumnNames,
  InvoiceField,
  InvoiceLine,
  InvoiceRowProblem,
} from '@consign/domain/invoices';

/** What the page shows of a file; its lines stay in the worker until they are sent. */
export interface InvoicePreview {
  readonly header: readonly string[];
  /** What each column holds; null for a column that is not read. */
  readonly columns: readonly (InvoiceField | null)[];
  /** The first rows below the headings. */
  readonly samples: readonly (readonly string[])[];
  readonly lineCount: number;
  readonly isGstIncluded: boolean;
  /** The first rows that can't be read, and how many there are. */
  readonly problems: readonly InvoiceRowProblem[];
  readonly problemCount: number;
  /** What stops the whole invoice; null where it can be loaded. */
  readonly refusal: string | null;
  /** Cents: the total that the file states, else the sum of its lines. */
  readonly total: number;
  /** Cents. */
  readonly sumOfLines: number;
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly account: string;
}

export type ReadAnswer =
  | { readonly ok: true; readonly preview: InvoicePreview }
  | { readonly ok: false; readonly message: string };

/** To the worker; each is answered once, under its number. */
export type ReadingRequest = { readonly number: number } & (
  | { readonly type: 'read'; readonly file: Blob | string; readonly remembered: InvoiceColumnNames }
  /** The columns as the account remembers them. */
  | { readonly type: 'recognise'; readonly remembered: InvoiceColumnNames }
  /** The columns as the user chose them. */
  | { readonly type: 'choose'; readonly columns: readonly (InvoiceField | null)[] }
  | { readonly type: 'lines'; readonly after: number; readonly count: number }
);

export type ReadingReply =
  | { readonly number: number; readonly type: 'answer'; readonly answer: ReadAnswer }
  | { readonly number: number; readonly type: 'lines'; readonly lines: readonly InvoiceLine[] };

/** The part of `Worker` that is used. */
export interface InvoiceWorker {
  postMessage(message: ReadingRequest, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: string, listener: (event: MessageEvent<ReadingReply>) => void): void;
}
