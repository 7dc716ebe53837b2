import { worldId } from './world-rows.js';

/** The id of the notice that the calls name. */
export const targetNoticeId = worldId(7201);

/** The id of the import that the calls name. */
export const targetImportId = worldId(7301);

/** The id of the address book's entry and of the template that the calls name. */
export const targetDeskId = worldId(7401);

/** The ids of the webhook and of its delivery that the calls name. */
export const targetWebhookId = worldId(7501);
export const targetDeliveryId = worldId(7502);

/** The id of the exception that the calls name. */
export const targetEventId = worldId(7511);

/** The id of the invoice that the calls name. */
export const targetInvoiceId = worldId(7601);
