import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

import { createBulkRunner, type BulkRun, type BulkRunner } from './bulk-runner.js';

interface BulkContext {
  readonly runner: BulkRunner;
  readonly consignmentHref: ((reference: string) => string) | null;
}

const BulkRunnerContext = createContext<BulkContext | null>(null);

interface Props {
  /** The URL of a consignment, for the links in results and reasons (BULK-26); null where the user can't open any. */
  readonly consignmentHref: ((reference: string) => string) | null;
  readonly children: ReactNode;
}

/** Mounted above the screens of one signed-in user: a running action continues while they change (BULK-25). */
export function BulkRunnerProvider({ consignmentHref, children }: Props): ReactNode {
  const [runner] = useState(() =>
    createBulkRunner({ newKey: () => crypto.randomUUID(), now: () => new Date() }),
  );
  useEffect(() => {
    // Not useWindowEvent, an effect event: the router reloads while it renders, and React refuses those there (ERR-15).
    const warn = (event: BeforeUnloadEvent): void => {
      if (isActive(runner.run())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [runner]);
  // Send nothing more after the session has ended.
  useEffect(() => runner.stop, [runner]);
  const context = useMemo(() => ({ runner, consignmentHref }), [runner, consignmentHref]);
  return <BulkRunnerContext value={context}>{children}</BulkRunnerContext>;
}

export function isActive(run: BulkRun | null): boolean {
  return run !== null && run.state !== 'ended';
}

/** @throws Error outside a BulkRunnerProvider */
export function useBulkRunner(): BulkRunner {
  return useBulkContext().runner;
}

/** Builds the URL of a consignment; null where the user can't open any. @throws Error outside a BulkRunnerProvider */
export function useConsignmentHref(): ((reference: string) => string) | null {
  return useBulkContext().consignmentHref;
}

function useBulkContext(): BulkContext {
  const context = useContext(BulkRunnerContext);
  if (context === null) throw new Error('No BulkRunnerProvider around this component');
  return context;
}

/** Rerenders with every step of the run. */
export function useBulkRun(): BulkRun | null {
  const runner = useBulkRunner();
  return useSyncExternalStore(runner.subscribe, runner.run);
}
