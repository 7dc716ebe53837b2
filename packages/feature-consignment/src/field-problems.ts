import { describeProblem } from '@consign/domain/bulk';
import { cardMessages, findCard, mapTexts, type Problem } from '@consign/domain/rules';
import type { SummaryProblem } from '@consign/ui';

import type { FieldName } from './form-values.js';

/** A field, or a part of a compound field: `receiverParticipant/address/city`, `hireage/0/quantity`. */
export type FieldPath = FieldName | `${'sender' | 'receiver'}Participant/${string}` | `hireage/${string}`;

type FieldProblem = Pick<Problem, 'path' | 'message'>;

const fieldOfPath: Readonly<Record<string, FieldName>> = {
  ...mapTexts((name) => name),
  serviceType: 'serviceType',
  accountId: 'accountId',
  requestedDeliveryDate: 'requestedDeliveryDate',
  requestedDeliveryDateTimeUtc: 'requestedDeliveryDate',
  requestedPickupDateTimeUtc: 'requestedPickupDate',
  senderParticipantId: 'senderSite',
  senderParticipant: 'senderSite',
  receiverParticipantId: 'receiverSite',
  receiverParticipant: 'receiverSite',
  hireage: 'hireage',
  consignmentFlags: 'exportCertificate',
  lineItems: 'lineItems',
};

function isNestedPath(path: string): path is Exclude<FieldPath, FieldName> {
  return /^(?:(?:sender|receiver)Participant|hireage)\//.test(path);
}

/** The field of a problem from a rule or the server; null if the form has no such field. */
export function findField(path: string): FieldPath | null {
  if (isNestedPath(path)) return path;
  return fieldOfPath[path.split('/')[0] ?? ''] ?? null;
}

/** The first problem of each field. */
export function fieldErrors(problems: readonly FieldProblem[]): Partial<Record<FieldPath, string>> {
  const errors: Partial<Record<FieldPath, string>> = {};
  for (const { path, message } of problems) {
    const field = findField(path);
    if (field !== null) errors[field] ??= message;
  }
  return errors;
}

/** One entry per invalid card (CONS-40); freight and dates name their field. In the order of the problems. */
export function toSummary(problems: readonly Problem[]): readonly SummaryProblem[] {
  const named = new Set<string>();
  return problems.flatMap((problem) => {
    const card = findCard(problem.path);
    const path = findField(problem.path) ?? '';
    if (card === null || card === 'freight' || card === 'dates') {
      return [{ path, message: describeProblem(problem) }];
    }
    if (named.has(card)) return [];
    named.add(card);
    return [{ path, message: cardMessages[card] }];
  });
}
