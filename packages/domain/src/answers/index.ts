/**
 * Answers to the provider's exceptions and notes that need action (ANSW): what can be answered, when, and what waits for
 * whom.
 *
 * @module
 */
export {
  answerKinds,
  answerLabels,
  answerStates,
  describeAnswer,
  type AnswerKind,
  type AnswerState,
  type ExceptionAnswer,
} from './answer.js';
export { canAnswer, findWait, type AnswerableEvent, type WaitsFor } from './can-answer.js';
export { maxNoteLength, parseAnswer, type AnswerBody, type AnswerContext } from './parse-answer.js';
