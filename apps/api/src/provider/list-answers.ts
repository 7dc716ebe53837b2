import type { components } from '@consign/api-client/consignment';

import { receiverWire } from '../consignments/index.js';
import { ok } from '../http/contract/answers.js';
import { providerOperation } from '../http/contract/operation.js';
import { type FeedAnswer, listAnswersAfter } from './answer-store.js';

export const listAnswers = providerOperation('listAnswers', async ({ query }, context) => {
  const { after = '0', pageSize = 100 } = query;
  const answers = await context.inTransaction((tx) => listAnswersAfter(tx, Number(after), pageSize));
  return ok({
    answers: answers.map(toReported),
    nextCursor: String(answers.at(-1)?.position ?? after),
  });
});

function toReported({
  position: _cursor,
  receiver,
  answeredAt,
  ...answer
}: FeedAnswer): components['schemas']['ReportedAnswer'] {
  return { ...answer, receiver: receiverWire(receiver), answeredAtDateTimeUtc: answeredAt.toISOString() };
}
