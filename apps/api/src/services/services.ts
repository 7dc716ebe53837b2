import type { PdfMaker } from './documents/pdf-maker.js';
import type { ExportSlots } from './exports/export-slots.js';
import type { LinkTokens } from './links/link-tokens.js';
import type { Attachments } from './files/attachments.js';
import type { FileContext, MadeFile } from './files/made-files.js';

/** Services of an operation beside the database. Call none of them inside a transaction. */
export interface Services {
  readonly makePdf: PdfMaker['make'];
  /** Stores a file for an hour; returns the caller's signed address of it. */
  keepFile(file: MadeFile, context: FileContext): Promise<string>;
  readonly attachments: Attachments;
  readonly linkTokens: LinkTokens;
  /** A picture small enough for a page, as JPEG; null if it can't be read. */
  shrinkPicture(customer: string, content: Uint8Array, mediaType: string): Promise<Uint8Array | null>;
  readonly exports: ExportSlots;
  /** Why an address can't be a webhook's; null if it can. */
  checkWebhookUrl(url: string): string | null;
}
