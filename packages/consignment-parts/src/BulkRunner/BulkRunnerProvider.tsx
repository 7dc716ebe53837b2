import { useWindowEvent } from '@mantine/hooks';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

import { createBulkRunner, type BulkRun, type BulkRunner } from './bulk-runner.js';

const BulkRunnerContext = createContext<BulkRunner | null>(null);

/** Mounted above the screens of one signed-in user: a running action continues while they change (BULK-25). */
export function BulkRunnerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [runner] = useState(() =>
    createBulkRunner({ newKey: () => crypto.randomUUID(), now: () => new Date() }),
  );
  useWindowEvent('beforeunload', (event) => {
    if (isActive(runner.run())) event.preventDefault();
  });
  // Send nothing more after the session has ended.
  useEffect(() => runner.stop, [runner]);
  return <BulkRunnerContext value={runner}>{children}</BulkRunnerContext>;
}

export function isActive(run: BulkRun | null): boolean {
  return run !== null && run.state !== 'ended';
}

/** @throws Error outside a BulkRunnerProvider */
export function useBulkRunner(): BulkRunner {
  const runner = useContext(BulkRunnerContext);
  if (runner === null) throw new Error('No BulkRunnerProvider around this component');
  return runner;
}

/** Rerenders with every step of the run. */
export function useBulkRun(): BulkRun | null {
  const runner = useBulkRunner();
  return useSyncExternalStore(runner.subscribe, runner.run);
}
