import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { checkedInvoice, line, storePriced } from '../testing/invoice-test.js';
import {
  createHook,
  findMessageFaults,
  goodWebhook,
  listDeliveries,
  wellingtonId,
} from '../testing/webhook-test.js';

it('[INVC-15] [CALL-271] tells of a checked invoice, without its prices', async ({ api, database }) => {
  await storePriced(database, { reference: 'TAS0200001', site: 'AKL1' });
  await storePriced(database, { reference: 'TAS0200002', site: 'WLG1' });
  const siteIds = [...goodWebhook.siteIds, wellingtonId];
  const both = await createHook(api, { eventTypes: ['invoice.checked'], siteIds });
  const auckland = await createHook(api, { eventTypes: ['invoice.checked'] });
  const deaf = await createHook(api, { siteIds });
  const url = await checkedInvoice(api, 'INV-20', [
    line(1, 'TAS0200001'),
    line(2, 'TAS0200002', { amount: 1 }),
  ]);
  // No known consignment, so no site.
  await checkedInvoice(api, 'INV-21', [line(1, 'TAS0299999')]);
  const [delivery, ...others] = await listDeliveries(api, both.id);
  expect(others).toEqual([]);
  expect(delivery?.message).toMatchObject({
    type: 'invoice.checked',
    data: {
      reference: null,
      invoice: {
        id: url.slice(url.lastIndexOf('/') + 1),
        number: 'INV-20',
        lineCount: 2,
        disagreeingCount: 1,
      },
    },
  });
  expect(delivery && findMessageFaults(delivery.message)).toBeNull();
  for (const { id } of [auckland, deaf]) expect(await listDeliveries(api, id)).toEqual([]);
});
