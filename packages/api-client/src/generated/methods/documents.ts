// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { CreateDocuments, CreatedDocuments } from '../consignment.js';

/**
 * Create labels and consignment notes. One PDF per document type, for all consignments together; labels can also be ZPL. With one reference, documents are available in every status except Draft (DOCS-06); with several, in the statuses of BULK-05. Consignments that can't be printed are listed in results with a reason; the rest are printed (DOCS-08). PODDOC is the newest attachment of that type, or a page of facts for a delivered consignment without one (PODX-13). DGDOC is the dangerous goods declaration of consignments with dangerous goods (DGDC-05). CLAIM is a prepared claim of one consignment that can be claimed for (CLAM-04).
 *
 * Permissions: Access.DISPATCH and Consignment.PRINT.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/consignments/bulk/documents`: CALL-51, BULK-05, DOCS-04, DOCS-05, DOCS-06, DOCS-08, DOCS-13, DOCS-20, PODX-13, PODX-14, PODX-15
 *
 * @example
 * const answer = await documents.create(client, { documentTypes: ['FRTLABEL'], references: ['TAS0001234'] });
 */
export function create(client: ConsignClient, body: CreateDocuments, options?: CallOptions): Promise<CreatedDocuments> {
  return call(client, {"name":"documents.create","service":"consignment","method":"POST","path":"/api/v1/consignments/bulk/documents","shape":"items[] results[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}
