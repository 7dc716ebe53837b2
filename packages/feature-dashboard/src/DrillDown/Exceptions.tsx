import type { RaisedException } from '@consign/api-client/consignment';
import { formatDateTime, countDays, today } from '@consign/domain/dates';
import { typography } from '@consign/ui';
import { Popover } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';

import classes from './DrillDown.module.css';

interface Props {
  /** The oldest first. */
  readonly exceptions: readonly RaisedException[];
}

interface DatedProps extends Props {
  readonly now: Date;
}

/** The one to act on: the latest that is not resolved, else the latest. */
function findLeading(exceptions: readonly RaisedException[]): RaisedException | undefined {
  return (
    exceptions.findLast(({ resolvedAtDateTimeUtc }) => resolvedAtDateTimeUtc === null) ?? exceptions.at(-1)
  );
}

export function ExceptionTitle({ exceptions, now }: DatedProps): ReactNode {
  const leading = findLeading(exceptions);
  if (leading === undefined) return null;
  return (
    <span className={classes.reason}>
      <bdi className={classes.line} title={leading.title}>
        {leading.title}
      </bdi>
      <span className={classes.marks}>
        {leading.actionRequired && <strong className={typography.error}>Action required</strong>}
        {exceptions.length > 1 && <MoreExceptions exceptions={exceptions} now={now} />}
      </span>
    </span>
  );
}

export function ExceptionRaised({ exceptions, now }: DatedProps): ReactNode {
  const leading = findLeading(exceptions);
  return leading === undefined ? null : <Raised exception={leading} now={now} />;
}

function Raised({ exception, now }: { readonly exception: RaisedException; readonly now: Date }): ReactNode {
  const { raisedAtDateTimeUtc: at } = exception;
  return (
    <time dateTime={at} className={classes.reason}>
      <span>{formatAge(at, now)}</span> <span className={typography.hint}>{formatDateTime(at)}</span>
    </time>
  );
}

export function ExceptionState({ exceptions }: Props): ReactNode {
  const leading = findLeading(exceptions);
  if (leading === undefined) return null;
  const { resolvedAtDateTimeUtc: at } = leading;
  if (at === null) return <strong>Unresolved</strong>;
  return (
    <time dateTime={at} className={classes.reason}>
      <span>Resolved</span> <span className={typography.hint}>{formatDateTime(at)}</span>
    </time>
  );
}

/** Every exception of a consignment, for a card and for the popover. */
export function ExceptionsList({ exceptions, now }: DatedProps): ReactNode {
  return (
    <ul className={classes.exceptions}>
      {exceptions.map((exception) => (
        <li key={exception.id}>
          <bdi>{exception.title}</bdi>
          {exception.actionRequired && <strong className={typography.error}> Action required</strong>}
          <span className={typography.secondLine}>
            {`Raised ${formatAge(exception.raisedAtDateTimeUtc, now)}, ${formatDateTime(exception.raisedAtDateTimeUtc)}`}
          </span>
          <span className={typography.secondLine}>
            {exception.resolvedAtDateTimeUtc === null
              ? 'Unresolved'
              : `Resolved ${formatDateTime(exception.resolvedAtDateTimeUtc)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The other exceptions of the kind, which a row has no room for. Arrow keys reach it within the row. */
function MoreExceptions({ exceptions, now }: DatedProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" shadow="md" withRoles={false}>
      <Popover.Target>
        <button
          type="button"
          className={typography.link}
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-describedby={isOpen ? id : undefined}
          // Escape closes the list, not the dialog around it.
          data-mantine-stop-propagation={isOpen || undefined}
          onClick={() => setIsOpen(!isOpen)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setIsOpen(false);
          }}
        >
          All {exceptions.length}
        </button>
      </Popover.Target>
      <Popover.Dropdown id={id} role="tooltip" className={classes.dropdown ?? ''}>
        <ExceptionsList exceptions={exceptions} now={now} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** How long ago an instant was, in days of Pacific/Auckland: 'today', 'yesterday', '2 days ago'. */
export function formatAge(instant: string, now: Date): string {
  const [from, to] = [today(new Date(instant)), today(now)];
  const days = from < to ? countDays({ from, to }) - 1 : 0;
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
