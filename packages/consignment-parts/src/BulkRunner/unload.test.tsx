import { renderInTheme } from '@consign/ui/testing';
import { act } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import type { BulkRunner } from './bulk-runner.js';
import { BulkRunnerProvider, useBulkRunner } from './index.js';

type OnRender = (runner: BulkRunner) => unknown;

function Rendering({ onRender }: { readonly onRender: OnRender }): ReactNode {
  onRender(useBulkRunner());
  return null;
}

function page(onRender: OnRender): ReactElement {
  return (
    <BulkRunnerProvider consignmentHref={null}>
      <Rendering onRender={onRender} />
    </BulkRunnerProvider>
  );
}

it('[ERR-15] a running bulk action asks before the page is loaded again, even while it renders', () => {
  const first = vi.fn<(runner: BulkRunner) => void>();
  const { rerender } = renderInTheme(page(first));
  act(() => {
    first.mock.lastCall?.[0].start({
      action: 'requestPickup',
      items: [{ id: '1', reference: 'TAS0000001', statusCode: 'DRAFT', serviceTypeCode: 'GENERAL' }],
      batchSize: 1,
      toFailure: (error) => ({ text: String(error), canResume: false, isNoResponse: false }),
      send: () => Promise.race([]),
    });
  });
  // The router does the same: it reloads the page during a render if the code of a route is gone.
  const reload = vi.fn<() => boolean>(() =>
    window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
  rerender(page(reload));
  expect(reload).toHaveReturnedWith(false);
});
