import type { components } from '@consign/api-client/consignment';
import { toSingleLine } from '@consign/domain/rules';

import type { Change } from '../changes/index.js';
import { type ConsignmentKey, refreshWarnings } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { findAnswer, writeDecision } from './answer-decision-store.js';

type Event = Pick<components['schemas']['ProviderEvent'], 'type' | 'title' | 'answerId'>;

type Decided = Pick<
  Change<'answerDecided'>,
  'title' | 'standardEventCode' | 'answer' | 'isAccepted' | 'reason'
>;

/** Accepts or declines an answer to an exception of a locked consignment (ANSW-09), or says why not. */
export async function decideAnswer(
  tx: Tx,
  key: ConsignmentKey,
  { type, title, answerId }: Event,
  at: Date,
): Promise<Decided | { readonly refused: string }> {
  const reason = toSingleLine(title) || null;
  const isAccepted = type === 'AnswerAccepted';
  if (!isAccepted && reason === null) return { refused: 'A declined answer needs a reason as its title' };
  const found = answerId === null || answerId === undefined ? undefined : await findAnswer(tx, key, answerId);
  if (found === undefined) return { refused: 'There is no answer with this answerId' };
  if (found.state !== 'WaitingForProvider') {
    return { refused: `This answer was ${found.state === 'Accepted' ? 'accepted' : 'declined'} before` };
  }
  const { id, kind, day, title: exception, standardEventCode } = found;
  await writeDecision(tx, key, { id, isAccepted, reason, at });
  await refreshWarnings(tx, key);
  return { title: exception, standardEventCode, answer: { id, kind, day }, isAccepted, reason };
}
