export type {
  DeliveredMessage,
  ExceptionAnsweredMessage,
  ExceptionMessage,
  InvoiceCheckedMessage,
  StatusChangedMessage,
  TestMessage,
  WebhookMessage,
} from '../generated/consignment.js';
export {
  verifyWebhook,
  WebhookRefusedError,
  type ReceivedMessage,
  type VerifyOptions,
  type WebhookHeaders,
} from './verify-webhook.js';
