import { countReasons, type BulkCandidate, type BulkRefusal } from '@consign/domain/bulk';
import { memo, useMemo, type ReactNode } from 'react';

import { ReferenceLink } from '../ReferenceLink/index.js';
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
    <ul className={classes.list} aria-label={label}>
      {groups.map(({ text, items }) => (
        <li key={text} className={classes.item}>
          <span className={classes.reason}>{text}</span>
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
