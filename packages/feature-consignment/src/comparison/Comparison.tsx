import type { LineItem } from '@consign/api-client/consignment';
import { formatDateTime } from '@consign/domain/dates';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { savedValues, type FormValues } from '../form-values.js';
import type { EditConflict } from './use-edit-conflict.js';
import classes from './Comparison.module.css';
import {
  fieldDifferences,
  itemDifferences,
  merge,
  type Difference,
  type Names,
  type Side,
} from './differences.js';

interface Props {
  readonly conflict: EditConflict;
  readonly mine: FormValues;
  /** The freight items on this screen. */
  readonly mineItems: readonly LineItem[];
  readonly names: Names;
  /** The merged values, and the ids of the items to restore as mine. */
  readonly onTake: (values: FormValues, items: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Compares mine, theirs and the original field by field, so that no changes are lost (CONS-33). */
export function Comparison({ conflict, mine, mineItems, names, onTake, onClose }: Props): ReactNode {
  const { was, wasItems, stored, intent } = conflict;
  const theirs = savedValues(stored);
  const fields = fieldDifferences({ was, mine, theirs }, names);
  const items = itemDifferences({ was: wasItems, mine: mineItems, theirs: stored.lineItems });
  const all = [...fields, ...items];
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(all.map(({ key, suggested }) => [key, suggested])),
  );
  const takeAll = (side: Side): void => setChosen(Object.fromEntries(all.map(({ key }) => [key, side])));
  return (
    <Dialog opened size="xl" closeOnOutsideClick={false} title="Changed by someone else" onClose={onClose}>
      <p className={classes.text}>
        {all.length === 0
          ? 'The saved version matches yours, so there is nothing to choose.'
          : `Someone else saved this consignment at ${formatDateTime(stored.lastModifiedAtDateTimeUtc)}. Choose which version of each to keep. Nothing is replaced until you save.`}
      </p>
      {all.length > 0 && (
        <div className={classes.all}>
          <Button variant="default" size="compact-md" onClick={() => takeAll('mine')}>
            Keep all of mine
          </Button>
          <Button variant="default" size="compact-md" onClick={() => takeAll('theirs')}>
            Keep all of theirs
          </Button>
        </div>
      )}
      {all.map((one) => (
        <Row
          key={one.key}
          difference={one}
          side={chosen[one.key] ?? one.suggested}
          onChoose={(side) => setChosen({ ...chosen, [one.key]: side })}
        />
      ))}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Back to form
        </Button>
        <Button
          onClick={() =>
            onTake(
              merge(mine, theirs, chosen),
              new Set(items.filter(({ key }) => chosen[key] === 'mine').map(({ key }) => key)),
            )
          }
        >
          {intent === null ? 'Continue with this' : 'Save this'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RowProps {
  readonly difference: Difference;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

const sides: readonly { readonly side: Side; readonly name: string }[] = [
  { side: 'mine', name: 'Mine' },
  { side: 'theirs', name: 'Theirs' },
];

function Row({ difference, side: chosen, onChoose }: RowProps): ReactNode {
  const { key, label, was, isConflict } = difference;
  return (
    <fieldset className={classes.row}>
      <legend className={classes.label}>
        {label}
        {isConflict && <span className={classes.conflict}>Changed by both of you</span>}
      </legend>
      <div className={classes.was}>
        <span className={classes.name}>Before</span>
        <bdi className={classes.value}>{was || 'Empty'}</bdi>
      </div>
      {sides.map(({ side, name }) => (
        <label key={side} className={classes.side} data-chosen={chosen === side || undefined}>
          <span className={classes.name}>
            <input
              type="radio"
              name={`compare-${key}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            {name}
          </span>
          <bdi className={classes.value}>{difference[side] || 'Empty'}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
