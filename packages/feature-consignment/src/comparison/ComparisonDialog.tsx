import { formatDateTime } from '@consign/domain/dates';
import { layout, typography } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import classes from './Comparison.module.css';
import type { Difference, Side } from './differences.js';

export type Chosen = Readonly<Record<string, Side>>;

interface Props {
  /** What happened, and what the choice does. */
  readonly text: string;
  readonly differences: readonly Difference[];
  readonly takeLabel: string;
  readonly onTake: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

/** Shows before, mine and theirs of each difference, and lets the user choose (CONS-58). */
export function ComparisonDialog({ text, differences, takeLabel, onTake, onClose }: Props): ReactNode {
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(differences.map(({ key, suggested }) => [key, suggested])),
  );
  const takeAll = (side: Side): void =>
    setChosen(Object.fromEntries(differences.map(({ key }) => [key, side])));
  return (
    <Dialog opened size="xl" closeOnOutsideClick={false} title="Changed by someone else" onClose={onClose}>
      <p>{text}</p>
      {differences.length > 1 && (
        <div className={layout.row}>
          <Button variant="default" size="compact-md" onClick={() => takeAll('mine')}>
            Keep all of mine
          </Button>
          <Button variant="default" size="compact-md" onClick={() => takeAll('theirs')}>
            Keep all of theirs
          </Button>
        </div>
      )}
      {differences.map((one) => (
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
        <Button onClick={() => onTake(chosen)}>{takeLabel}</Button>
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
  const { key, label, was, isConflict, suggested, author = null } = difference;
  const isTheirsChanged = isConflict || suggested === 'theirs';
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
          {side === 'theirs' && isTheirsChanged && (
            <span className={`${typography.hint} ${classes.author}`}>
              {author !== null && (
                <>
                  <bdi>{author.name}</bdi>, <time dateTime={author.at}>{formatDateTime(author.at)}</time>
                </>
              )}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
