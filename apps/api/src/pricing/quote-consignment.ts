import { today } from '@consign/domain/dates';
import { checkQuoteMoment, incompleteQuote, parseQuote, type Problem } from '@consign/domain/rules';

import { deliveryExtraAnswer, listExtras } from '../extras/index.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { parseInstant } from '../http/parse-instant.js';
import { Refusal, ruleProblems } from '../http/problems/problem.js';
import { listServiceTypes } from '../lookups/index.js';
import { quoteAnswer } from './price-answer.js';
import { priceByRates } from './pricer.js';
import { toChargedExtras } from './consignment-quote.js';
import { loadQuotedFreight } from './quoted-freight.js';
import { openRates } from './tariff-store.js';

export const quoteConsignment = operation('quoteConsignment', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, tenant, now, log } = context;
    const offered = await listExtras(tx, tenant.id, body.serviceType);
    const parsed = parseQuote(body, {
      settings: tenant.settings,
      extras: offered.map(deliveryExtraAnswer),
    });
    const problems = [...(parsed.ok ? [] : parsed.problems), ...checkQuoteMoment(body.priceDateTimeUtc, now)];
    if (!parsed.ok || problems.length > 0) return refuseQuote(problems);
    const { serviceTypeCode, extras, ...freight } = parsed.value;
    const serviceType = (await listServiceTypes(tx, owner)).find(({ code }) => code === serviceTypeCode);
    const loaded = await loadQuotedFreight(tx, context, freight);
    if (loaded instanceof Refusal) return loaded;
    if (serviceType === undefined || loaded.problems.length > 0) {
      const message = 'This service type is not available';
      const unknown: Problem[] =
        serviceType === undefined ? [{ id: 'CONS-45', path: 'serviceType', message }] : [];
      return refuseQuote([...unknown, ...loaded.problems]);
    }
    const at = parseInstant(body.priceDateTimeUtc);
    const pricing = await priceByRates(
      await openRates(tx, tenant.id),
      {
        ...loaded.freight,
        day: today(at),
        serviceType,
        extras: toChargedExtras(
          offered,
          ({ id }) => extras.find(({ deliveryExtraId }) => deliveryExtraId === id)?.quantityRequested,
        ),
      },
      'with fuel adjustment',
    );
    if (pricing.ok) return ok(quoteAnswer(pricing.price, at));
    log.info({ detail: pricing.none.detail }, 'no price');
    return ruleProblems([{ id: 'QUOT-06', path: '', message: pricing.none.reason }]);
  }),
);

/** QUOT-03 says that a form lacks something; a field that says more about itself keeps its own sentence. */
export function refuseQuote(problems: readonly Problem[]): Refusal {
  return problems.some(({ id }) => id === 'QUOT-03')
    ? ruleProblems(problems, { detail: incompleteQuote })
    : ruleProblems(problems);
}
