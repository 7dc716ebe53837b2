import type { RegisteredOperation } from '../http/contract/operation.js';
import { listWebhookDeliveries, redeliverWebhook, testWebhook } from './deliveries.js';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from './webhooks.js';

export { disabledMailJob } from './disabled-mail.js';
export {
  findProviderWebhook,
  queueForProvider,
  removeProviderWebhook,
  saveProviderWebhook,
} from './provider-webhook-store.js';
export { createSecret } from './sign-message.js';
export { checkWebhookUrl, createSender } from './send-message.js';

export { tellInvoiceChecked, type WebhookNews, tellWebhooks } from './tell-webhooks.js';
export type { ToldConsignment } from './told-consignment-store.js';
export { createWebhookRunners } from './deliver-webhook-job.js';

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
