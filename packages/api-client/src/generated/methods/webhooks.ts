// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions, type KeyedOptions } from '../../methods/call.js';
import type { CreatedWebhook, QueuedDelivery, RotatedSecret, SaveWebhook, Webhook, WebhookDelivery } from '../consignment.js';

/**
 * The organisation's webhooks. Those whose sites are all among the caller's sites, oldest first. Secrets are never shown again.
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v2/webhooks`: CALL-180, PROV-22
 *
 * @example
 * const answer = await webhooks.list(client);
 */
export function list(client: ConsignClient, options?: CallOptions): Promise<readonly (Webhook)[]> {
  return call(client, {"name":"webhooks.list","service":"consignment","method":"GET","path":"/api/v2/webhooks","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Create a webhook. Events of the sites are posted to the URL, signed as Standard Webhooks describes: the headers webhook-id, webhook-timestamp and webhook-signature (v1, HMAC-SHA256 with the secret over id, timestamp and body, joined by dots). The webhook-id is the delivery's id and stays the same when it is sent again: ignore one that you have handled. Answer with 2xx within 15 seconds; redirects are not followed. The URL must use https, and must not lead to a private address. The answer shows the secret, once. A repeat with the same Idempotency-Key answers the webhook without its secret: secretNote says how to get a new one (PROV-30).
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/webhooks`: CALL-181, PROV-22, PROV-23, PROV-24, PROV-30
 *
 * @example
 * const answer = await webhooks.create(client, {
 *   url: 'https://erp.kowhai.example/consign',
 *   description: 'Warehouse system',
 *   eventTypes: ['consignment.status_changed', 'consignment.delivered'],
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10'],
 *   isActive: true,
 * });
 */
export function create(client: ConsignClient, body: SaveWebhook, options?: KeyedOptions): Promise<CreatedWebhook> {
  return call(client, {"name":"webhooks.create","service":"consignment","method":"POST","path":"/api/v2/webhooks","shape":"id","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * A webhook. One of the webhooks that the list shows.
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @param id The id of the webhook.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/webhooks/{id}`: CALL-182, PROV-22
 *
 * @example
 * const answer = await webhooks.get(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function get(client: ConsignClient, id: string, options?: CallOptions): Promise<Webhook> {
  return call(client, {"name":"webhooks.get","service":"consignment","method":"GET","path":"/api/v2/webhooks/{id}","shape":"eventTypes[] siteIds[]","isRepeatable":true}, { id }, undefined, options);
}

/**
 * Change a webhook. Replaces everything except the secret. Its messages have prices from then on if the caller has Consignment.ViewPricing, and else not (CALL-293). While isActive is false nothing is noted for it; what was waiting is not sent. A webhook that was disabled after failures starts afresh when isActive is true.
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @param id The id of the webhook.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v2/webhooks/{id}`: CALL-183, PROV-22, PROV-23, PROV-27
 *
 * @example
 * await webhooks.update(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', {
 *   url: 'https://erp.kowhai.example/consign',
 *   description: 'Warehouse system',
 *   eventTypes: ['consignment.status_changed', 'consignment.delivered'],
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10'],
 *   isActive: true,
 * });
 */
export function update(client: ConsignClient, id: string, body: SaveWebhook, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"webhooks.update","service":"consignment","method":"PUT","path":"/api/v2/webhooks/{id}","hasBody":true,"isRepeatable":true}, { id }, body, options);
}

/**
 * Delete a webhook. Deletes its deliveries too; nothing more is sent. Succeeds if it does not exist.
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @param id The id of the webhook.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `DELETE /api/v2/webhooks/{id}`: CALL-184, PROV-22
 *
 * @example
 * await webhooks.delete(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
function delete_(client: ConsignClient, id: string, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"webhooks.delete","service":"consignment","method":"DELETE","path":"/api/v2/webhooks/{id}","isRepeatable":true}, { id }, undefined, options);
}
export { delete_ as delete };

/**
 * Replace the secret of a webhook. For 24 hours each message carries a signature of both secrets, so that the receiver can change over at any time.
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @param id The id of the webhook.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `POST /api/v2/webhooks/{id}/secret`: CALL-185, PROV-24
 *
 * @example
 * const answer = await webhooks.rotateSecret(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function rotateSecret(client: ConsignClient, id: string, options?: CallOptions): Promise<RotatedSecret> {
  return call(client, {"name":"webhooks.rotateSecret","service":"consignment","method":"POST","path":"/api/v2/webhooks/{id}/secret","shape":"secret previousSecretUntilDateTimeUtc"}, { id }, undefined, options);
}

/**
 * Send a test message. Sends a message of type webhook.test; the deliveries show how it was answered.
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @param id The id of the webhook.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/webhooks/{id}/test`: CALL-186, PROV-22
 *
 * @example
 * const answer = await webhooks.test(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function test(client: ConsignClient, id: string, options?: CallOptions): Promise<QueuedDelivery> {
  return call(client, {"name":"webhooks.test","service":"consignment","method":"POST","path":"/api/v2/webhooks/{id}/test"}, { id }, undefined, options);
}

/**
 * What was sent to a webhook. Kept for 30 days.
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @param id The id of the webhook.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/webhooks/{id}/deliveries`: CALL-187, PROV-25
 *
 * @example
 * const answer = await webhooks.listDeliveries(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function listDeliveries(client: ConsignClient, id: string, options?: CallOptions): Promise<readonly (WebhookDelivery)[]> {
  return call(client, {"name":"webhooks.listDeliveries","service":"consignment","method":"GET","path":"/api/v2/webhooks/{id}/deliveries","shape":"[]","isRepeatable":true}, { id }, undefined, options);
}

/**
 * Send a delivery again. Sends the same message with the same webhook-id, whether it was delivered, failed or is waiting.
 *
 * Permissions: Access.DISPATCH and Webhook.MANAGE.
 *
 * @param id The id of the webhook.
 * @param deliveryId The id of the delivery.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver`: CALL-188, PROV-25
 *
 * @example
 * const answer = await webhooks.redeliver(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function redeliver(client: ConsignClient, id: string, deliveryId: string, options?: CallOptions): Promise<QueuedDelivery> {
  return call(client, {"name":"webhooks.redeliver","service":"consignment","method":"POST","path":"/api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver"}, { id, deliveryId }, undefined, options);
}
