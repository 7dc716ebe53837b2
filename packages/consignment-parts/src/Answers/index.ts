export { AnswerThread, type Answering } from './AnswerThread.js';
export { toReceiverBody, toReceiverDraft } from './receiver-draft.js';
export { ReceiverFields } from './ReceiverFields.js';
