import type { Refusal } from '../problems/problem.js';
import { messageList, problemDetails } from '../problems/shape.js';
import { step } from './document.js';
import type { Answer } from './answers.js';
import type { ContractOperation } from './operations.js';
import { JSON_BODY, type Schemas, toProblems } from './validation.js';

/** An answer that the contract does not promise. Only tests look for it. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
}

/** Each throws for a status or a body that the contract does not have. */
export interface AnswerCheck {
  answer(answer: Answer): void;
  refusal(refusal: Refusal): void;
}

export function createAnswerCheck(operation: ContractOperation, schemas: Schemas): AnswerCheck {
  const name = `${operation.service} ${operation.operationId}`;

  /** By its type alone: no schema describes the content of a file. */
  function isDeclared(status: number, mediaType: string): boolean {
    const [type = ''] = mediaType.split(';');
    return operation.responses.get(String(status))?.value.content?.[type] !== undefined;
  }

  function check(status: number, mediaType: string, body: unknown): void {
    const declared =
      operation.responses.get(String(status)) ??
      (status >= 400 ? operation.responses.get('default') : undefined);
    if (declared === undefined)
      throw new ContractBroken(`${name} answered ${status}, which is not in its contract`);
    if (declared.value.content?.[mediaType] === undefined) {
      if (body !== undefined)
        throw new ContractBroken(`${name} answered ${status} with a body, which has none`);
      return;
    }
    // Through JSON, since a Date or an undefined is something else on the wire.
    const wire: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    const validate = schemas.body(operation.service, `${declared.pointer}/content${step(mediaType)}/schema`);
    if (validate(wire)) return;
    const places = toProblems(validate.errors).map(({ path, message }) => `${path}: ${message}`);
    throw new ContractBroken(`${name} answered ${status} with an invalid body: ${places.join('; ')}`);
  }

  return {
    answer: ({ status, body, file }) => {
      if (file !== undefined && !isDeclared(status, file.mediaType))
        throw new ContractBroken(
          `${name} answered ${status} with ${file.mediaType}, which is not in its contract`,
        );
      check(status, JSON_BODY, body);
    },
    refusal: (refusal) => {
      if (operation.errorShape === 'messages')
        check(refusal.status, JSON_BODY, messageList(refusal, 'request'));
      check(refusal.status, 'application/problem+json', problemDetails(refusal, 'request'));
    },
  };
}
