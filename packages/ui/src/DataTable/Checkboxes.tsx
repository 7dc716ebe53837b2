import { memo, useSyncExternalStore, type ChangeEvent, type ReactNode } from 'react';

import classes from './DataTable.module.css';
import { useIsSelected, type Selection } from './selection.js';

function withShift({ nativeEvent }: ChangeEvent): boolean {
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
}

interface RowProps {
  readonly store: Selection;
  readonly id: string;
  readonly label: string;
  readonly onToggle: (id: string, range: boolean) => void;
}

/** A native input: two hundred Mantine checkboxes are slow. The label makes the whole cell clickable. */
export const RowCheckbox = memo(function RowCheckbox({ store, id, label, onToggle }: RowProps): ReactNode {
  const selected = useIsSelected(store, id);
  return (
    // eslint-disable-next-line jsx-a11y/label-has-associated-control -- it widens the target; the name is the input's own
    <label className={classes.check}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={selected}
        onChange={(event) => onToggle(id, withShift(event))}
      />
    </label>
  );
});

interface PageProps {
  readonly store: Selection;
  readonly ids: readonly string[];
}

/** Selects every row of the page, or none of them once all are. */
export function PageCheckbox({ store, ids }: PageProps): ReactNode {
  const selected = useSyncExternalStore(store.subscribe, () => ids.filter((id) => store.has(id)).length);
  const all = ids.length > 0 && selected === ids.length;
  return (
    // eslint-disable-next-line jsx-a11y/label-has-associated-control -- it widens the target; the name is the input's own
    <label className={classes.check}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = selected > 0 && !all;
        }}
        type="checkbox"
        aria-label="Select all on this page"
        disabled={ids.length === 0}
        checked={all}
        onChange={() => store.set(ids, !all)}
      />
    </label>
  );
}
