import { renderInTheme } from '@consign/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { BulkRunnerProvider, useBulkRunner, type BulkRunner, type BulkTask } from '../BulkRunner/index.js';
import { buildSelected } from '../testing/data.js';
import { BulkProgress } from './BulkProgress.js';

const loads = vi.hoisted(() => ({ warnings: vi.fn<() => void>(), result: vi.fn<() => void>() }));
vi.mock('./WarningsDialog.js', () => {
  loads.warnings();
  return { WarningsDialog: () => null };
});
vi.mock('./BulkResultDialog.js', () => {
  loads.result();
  return { BulkResultDialog: () => null };
});

function Runner({ onRender }: { readonly onRender: (runner: BulkRunner) => void }): ReactNode {
  onRender(useBulkRunner());
  return null;
}

it('[BULK-300] the dialogs of a run load while it runs', async () => {
  const render = vi.fn<(runner: BulkRunner) => void>();
  renderInTheme(
    <BulkRunnerProvider consignmentHref={null}>
      <Runner onRender={render} />
      <BulkProgress />
    </BulkRunnerProvider>,
  );
  const task: BulkTask = {
    action: 'markReady',
    items: [buildSelected(1)],
    batchSize: 1,
    toFailure: (error) => ({ text: String(error), canResume: false, isNoResponse: false }),
    send: () => Promise.race([]),
  };
  act(() => void render.mock.lastCall?.[0].start({ ...task, checks: task }));
  expect(await screen.findByText('Checking, 0 of 1')).toBeVisible();
  await waitFor(() =>
    expect([loads.warnings, loads.result].map(({ mock }) => mock.calls.length)).toEqual([1, 1]),
  );
});
