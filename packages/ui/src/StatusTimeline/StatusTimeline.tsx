import { formatDateTime } from '@consign/domain/dates';
import { statuses, type StatusCode } from '@consign/domain/status';
import { VisuallyHidden } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { statusIcons, statusStyle } from '../StatusChip/status-icons.js';
import classes from './StatusTimeline.module.css';
import { typography } from '../typography/typography.js';

export interface StatusTimelineEntry {
  readonly code: StatusCode;
  /** The server's name; defaults to the name in LIST-20. */
  readonly name?: string | undefined;
  /** When it was reached, ISO 8601 UTC, shown in Pacific/Auckland; null when not reached. */
  readonly reachedAt: string | null;
  /** A note or the events during this status. */
  readonly note?: ReactNode;
}

interface Props {
  /** Accessible name: 'Status history'. */
  readonly label: string;
  /** Oldest first; the last reached entry is the current status (LIST-23). */
  readonly entries: readonly StatusTimelineEntry[];
  /** Shown without entries. */
}

/** A status history that distinguishes past, current and future statuses (CONS-08). */
export function StatusTimeline({ label, entries }: Props): ReactNode {
  if (entries.length === 0) return <p className={typography.dimmed}>No status yet</p>;
  const current = entries.findLastIndex(({ reachedAt }) => reachedAt !== null);
  return (
    <ol className={classes.root} aria-label={label}>
      {entries.map((entry, place) => (
        <Entry key={`${entry.reachedAt} ${entry.code}`} entry={entry} isCurrent={place === current} />
      ))}
    </ol>
  );
}

function Entry({ entry, isCurrent }: { entry: StatusTimelineEntry; isCurrent: boolean }): ReactNode {
  const { code, reachedAt, note } = entry;
  const Glyph = statusIcons[code];
  return (
    <li
      className={classes.entry}
      data-to-come={reachedAt === null || undefined}
      data-struck={code === 'CANCELLED' || undefined}
      style={statusStyle(code)}
      {...(isCurrent ? { 'aria-current': 'step' } : {})}
    >
      <span className={classes.mark}>
        <Glyph size={14} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.line}>
        <span className={classes.name}>{entry.name ?? statuses[code].name}</span>
        {isCurrent && <VisuallyHidden>, current status</VisuallyHidden>}
        {reachedAt === null ? (
          <VisuallyHidden>, not reached</VisuallyHidden>
        ) : (
          <time className={typography.hint} dateTime={reachedAt}>
            {formatDateTime(reachedAt)}
          </time>
        )}
      </div>
      {note !== undefined && note !== null && note !== '' && (
        <div className={clsx(typography.note, typography.preLine)}>{note}</div>
      )}
    </li>
  );
}
