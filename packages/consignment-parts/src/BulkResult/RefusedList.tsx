import { countReasons, type BulkCandidate, type BulkRefusal } from '@consign/domain/bulk';
import { memo, useMemo, type ReactNode } from 'react';
import { formatCount } from '@consign/domain';
import { layout, typography } from '@consign/ui';

import { ReferenceLink } from '../ReferenceLink/ReferenceLink.js';
import classes from './RefusedList.module.css';
import { useChunkedRender } from './use-chunked-render.js';

export type Refusal = BulkRefusal<BulkCandidate>;

interface Props {
  readonly label: string;
  readonly refused: readonly Refusal[];
}

/** Consignments that an action does not apply to, by reason (BULK-21, BULK-26). */
export function RefusedList({ label, refused }: Props): ReactNode {
  const groups = useMemo(() => countReasons(refused, ({ reason }) => reason), [refused]);
  return (
    <ul className={`${layout.rows} ${classes.list}`} aria-label={label}>
      {groups.map(({ text, items }) => (
        <li key={text}>
          <span className={typography.name}>{text}</span>
          <References refused={items} />
        </li>
      ))}
    </ul>
  );
}

function References({ refused }: { readonly refused: readonly Refusal[] }): ReactNode {
  const parts = useChunkedRender(refused);
  return parts.map((part) => <ReferenceChunk key={part[0]?.candidate.reference} refused={part} />);
}

const ReferenceChunk = memo(function ReferenceChunk({
  refused,
}: {
  readonly refused: readonly Refusal[];
}): ReactNode {
  return (
    <div className={classes.references}>
      {refused.map(({ candidate: { reference } }) => (
        <ReferenceLink key={reference} reference={reference} />
      ))}
    </div>
  );
});

interface LeftOutProps {
  readonly refused: readonly Refusal[];
  /** The action has run. */
  readonly isDone?: boolean | undefined;
}

/** The selected consignments that an action leaves out, and why (BULK-28). */
export function LeftOut({ refused, isDone = false }: LeftOutProps): ReactNode {
  if (refused.length === 0) return null;
  return (
    <>
      <p>{isDone ? describeDone(refused.length) : describe(refused.length)}</p>
      <RefusedList label="Left out" refused={refused} />
    </>
  );
}

function describe(count: number): string {
  return `${formatCount(count)} of the selection will be left out:`;
}

function describeDone(count: number): string {
  return count === 1
    ? "1 was left out and hasn't changed:"
    : `${formatCount(count)} were left out and haven't changed:`;
}
