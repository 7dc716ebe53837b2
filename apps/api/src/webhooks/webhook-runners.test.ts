import { EventEmitter, once } from 'node:events';

import { expect } from 'vitest';

import { createLogger } from '../http/problems/logger.js';
import { testNow } from '../testing/now.js';
import { createHook, webhookTest as it, webhooksUrl } from '../testing/webhook-test.js';
import { createWebhookRunners } from './deliver-webhook-job.js';

const clock = { now: () => testNow };

it('[PROV-51] a customer whose receiver is slow holds one runner, and others are sent meanwhile', async ({
  api,
  apiAs,
  database,
}) => {
  const southern = await apiAs('southern');
  const queue = async (caller: typeof api, url: string, messages: number) => {
    const { id } = await createHook(caller, { url });
    for (let count = 0; count < messages; count += 1)
      await caller.post(`${webhooksUrl}/${id}/test`, undefined);
  };
  await queue(api, 'https://slow.example/', 6);
  await queue(southern, 'https://quick.example/', 2);

  const gate = new EventEmitter();
  const sent: string[] = [];
  let isOpen = false;
  let held = 0;
  const runners = createWebhookRunners({ database, log: createLogger('silent') }, async (url) => {
    sent.push(new URL(url).host);
    if (url.includes('slow') && !isOpen) {
      held += 1;
      await once(gate, 'open');
    }
    return 204;
  });
  const running = runners.map((runner) => runner.runDue(clock));
  await expect.poll(() => sent.toSorted()).toEqual(['quick.example', 'quick.example', 'slow.example']);
  expect(held).toBe(1);
  isOpen = true;
  gate.emit('open');
  const taken = await Promise.all(running);
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(8);
  expect(held).toBe(1);
});
