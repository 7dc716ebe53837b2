import { toDollars } from '@consign/domain/pricing';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listNotInvoicedConsignments } from './not-invoiced-store.js';

const DAY_MS = 24 * 3600_000;
const MAX_DAYS = 366;

export const listNotInvoiced = operation('consignment', 'listNotInvoiced', ({ query }, context) =>
  context.inReading(async (tx) => {
    const daysAgo = (days: number) => new Date(context.now.getTime() - days * DAY_MS);
    const until = daysAgo(query.days ?? 30);
    const found = await listNotInvoicedConsignments(tx, context.viewer, { since: daysAgo(MAX_DAYS), until });
    return ok({
      count: found.count,
      amount: toDollars(found.amount),
      consignments: found.consignments.map(({ deliveredAt, amount, ...each }) => ({
        ...each,
        deliveredAtDateTimeUtc: deliveredAt,
        amount: toDollars(amount),
      })),
    });
  }),
);
