import { expect, it, vi } from 'vitest';

import { ignoreErrors, noAnalytics, type AnalyticsSink } from './analytics.js';

it('[PLAT-16] go to the given sink, and nowhere by default', () => {
  const sink = vi.fn<AnalyticsSink>();
  ignoreErrors(sink)({ name: 'consignment opened' });
  expect(sink).toHaveBeenCalledExactlyOnceWith({ name: 'consignment opened' });
  expect(noAnalytics({ name: 'consignment opened' })).toBeUndefined();
});

it('[PLAT-16] a failing sink doesn’t throw', () => {
  const track = ignoreErrors(() => {
    throw new Error('The collector is down');
  });
  expect(() => track({ name: 'export downloaded', format: 'csv' })).not.toThrow();
});
