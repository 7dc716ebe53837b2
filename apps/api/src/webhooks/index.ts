import type { RegisteredOperation } from '../http/contract/operation.js';
import { createWebhook } from './create-webhook.js';
import { deleteWebhook, getWebhook, listWebhooks, updateWebhook } from './webhooks.js';
import { listWebhookDeliveries } from './list-webhook-deliveries.js';
import { redeliverWebhook } from './redeliver-webhook.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.js';
import { testWebhook } from './test-webhook.js';

export { disabledMailJob } from './disabled-mail.js';
export {
  findProviderWebhook,
  queueForProvider,
  removeProviderWebhook,
  saveProviderWebhook,
} from './provider-webhook-store.js';
export { createSecret } from './sign-message.js';
export { checkWebhookUrl, createSender } from './send-message.js';
export { tellInvoiceChecked } from './tell-invoice-checked.js';
export { type WebhookNews, tellWebhooks } from './tell-webhooks.js';
export type { ToldConsignment } from './told-consignment-store.js';
export { createWebhookRunners } from './webhook-runners.js';

export const webhookOperations: readonly RegisteredOperation[] = [
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  redeliverWebhook,
];
