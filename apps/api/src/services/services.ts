import type { OperationContext } from '../http/contract/operation.js';
import type { PdfMaker } from './documents/pdf-maker.js';
import type { Attachments } from './files/attachments.js';
import type { MadeFile } from './files/made-files.js';

/** What an operation may ask for beside the database. None of it belongs within a transaction. */
export interface Services {
  readonly makePdf: PdfMaker['make'];
  /** Keeps a file for the caller, for a while; answers the address that leads to it. */
  keepFile(
    file: MadeFile,
    context: Pick<OperationContext, 'tenant' | 'user' | 'now' | 'inTransaction'>,
  ): Promise<string>;
  readonly attachments: Attachments;
}
