export type {
  AnswersWaitingMessage,
  BookingEndedMessage,
  BookingMadeMessage,
  BookingMovedMessage,
  CreatedMessage,
  DeliveredMessage,
  EditedMessage,
  ExceptionAnsweredMessage,
  ExceptionMessage,
  InvoiceCheckedMessage,
  PricedMessage,
  ProofAvailableMessage,
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
