import { useState, type ReactNode } from 'react';

import type { ScheduleChange } from '../schedule-screen-props.js';
import { ScheduleScreen } from '../Schedule.js';
import { usualNow } from './world.js';

interface Props {
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly now?: string | undefined;
  readonly onChange?: ((change: ScheduleChange) => void) | undefined;
  readonly onNewConsignment?: ((startKey: string) => void) | undefined;
}

const noQuery = {};

/** The screen with its own history, wired as in the route. */
export function WiredSchedule({
  query = noQuery,
  now = usualNow,
  onChange,
  onNewConsignment,
}: Props): ReactNode {
  const [history, setHistory] = useState({
    entries: [{ query, typed: null }] as readonly Pick<ScheduleChange, 'query' | 'typed'>[],
    at: 0,
  });
  const { entries, at } = history;
  const go = (step: number) => (
    <button type="button" hidden onClick={() => setHistory((last) => ({ ...last, at: last.at + step }))}>
      {step < 0 ? 'Back' : 'Forward'}
    </button>
  );
  return (
    <>
      <ScheduleScreen
        query={entries[at]?.query ?? noQuery}
        typed={entries[at]?.typed ?? null}
        onChange={(change) => {
          setHistory((last) => {
            const kept = last.entries.slice(0, change.replace ? last.at : last.at + 1);
            return { entries: [...kept, change], at: kept.length };
          });
          onChange?.(change);
        }}
        onNewConsignment={onNewConsignment ?? null}
        onQuote={null}
        now={() => new Date(now)}
      />
      {go(-1)}
      {go(1)}
    </>
  );
}
