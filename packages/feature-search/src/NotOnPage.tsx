import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { ReferenceLink } from '@consign/consignment-parts/reference-link';
import { useSelectedConsignments, type ConsignmentSelection } from '@consign/consignment-parts/selection';
import { formatCount } from '@consign/domain';
import { Button, Popover } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';

import classes from './Search.module.css';

interface Props {
  readonly selection: ConsignmentSelection;
  /** The rows of the page. */
  readonly rows: readonly ConsignmentListItem[];
}

/** Any number can be selected; a list of more is for the list itself. */
const MAX_LISTED = 100;

/** How many of the selection are not among the rows, with a way to each (LIST-55). */
export function NotOnPage({ selection, rows }: Props): ReactNode {
  const items = useSelectedConsignments(selection);
  const others = useMemo(() => {
    const shown = new Set(rows.map(({ id }) => id));
    return items.filter(({ id }) => !shown.has(id));
  }, [items, rows]);
  if (others.length === 0) return null;
  return (
    <Popover position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-xs">
          {`${formatCount(others.length)} not on this page`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes.others} aria-label="Selected, not on this page">
          {others.slice(0, MAX_LISTED).map(({ id, reference }) => (
            <li key={id}>
              <ReferenceLink reference={reference} />
            </li>
          ))}
        </ul>
        {others.length > MAX_LISTED && <p>{`and ${formatCount(others.length - MAX_LISTED)} more`}</p>}
        <Button
          variant="default"
          size="compact-sm"
          onClick={() =>
            selection.store.set(
              others.map(({ id }) => id),
              false,
            )
          }
        >
          Deselect these
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
