// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions, type KeyedOptions } from '../../methods/call.js';
import type { File, FileType } from '../consignment.js';

/**
 * The types of attached files. The document types of attachments, with code and name; the same for every customer.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/linked-files/types/freightmaster`: CALL-45, FILE-07
 *
 * @example
 * const answer = await files.listTypes(client);
 */
export function listTypes(client: ConsignClient, options?: CallOptions): Promise<readonly (FileType)[]> {
  return call(client, {"name":"files.listTypes","service":"consignment","method":"GET","path":"/api/v1/linked-files/types/freightmaster","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * The files of a consignment. Attachments of all users, and documents created for this user in the last hour, as long as the consignment has not changed since (FILE-13). Polled while documents are being prepared (DOCS-02).
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param ref The consignment's reference, in any case.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/consignments/{ref}/files`: CALL-44, FILE-05, FILE-09, FILE-10, FILE-13, DOCS-02, PODX-08
 *
 * @example
 * const answer = await files.list(client, 'TAS0001234');
 */
export function list(client: ConsignClient, ref: string, options?: CallOptions): Promise<readonly (File)[]> {
  return call(client, {"name":"files.list","service":"consignment","method":"GET","path":"/api/v1/consignments/{ref}/files","shape":"[]","isRepeatable":true}, { ref }, undefined, options);
}

/**
 * Attach a file. A PDF, JPEG or PNG by its content (FILE-08), of at most 10 MB (10,485,760 bytes, FILE-02). The part metadata is JSON, as a field or as a part of its own type; the file name is the one in metadata, not the part's.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body A form with the file.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the status has changed; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/consignments/{ref}/files`: CALL-44, FILE-01, FILE-02, FILE-04, FILE-06, FILE-08, FILE-10, FILE-12, CONS-34
 *
 * @example
 * const answer = await files.upload(client, 'TAS0001234', body);
 */
export function upload(client: ConsignClient, ref: string, body: FormData, options?: KeyedOptions): Promise<File> {
  return call(client, {"name":"files.upload","service":"consignment","method":"POST","path":"/api/v1/consignments/{ref}/files","shape":"fileType{}","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * Remove a file. In Draft or Ready. Its URL stops working. A generated document and a file from the freight provider can't be deleted, which is answered with 409.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param fileId The id of the file.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the status has changed
 *
 * `DELETE /api/v1/consignments/{ref}/files/{fileId}`: CALL-44, FILE-04, FILE-11, FILE-13, PODX-11
 *
 * @example
 * await files.delete(client, 'TAS0001234', '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
function delete_(client: ConsignClient, ref: string, fileId: string, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"files.delete","service":"consignment","method":"DELETE","path":"/api/v1/consignments/{ref}/files/{fileId}","isRepeatable":true}, { ref, fileId }, undefined, options);
}
export { delete_ as delete };
