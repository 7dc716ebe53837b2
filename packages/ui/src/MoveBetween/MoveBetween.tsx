import { VisuallyHidden } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';

import type { MoveBetweenProps, MovePanel } from './move-props.js';
import classes from './MoveBetween.module.css';
import { MoveRow } from './MoveRow.js';
import { useDropTarget } from './use-dragging.js';
import { useMove, type Move } from './use-move.js';

/**
 * Items in panels, moved by dragging, by keyboard and by a menu. Each step by keyboard is announced; an item that was
 * moved keeps the focus.
 */
export function MoveBetween(props: MoveBetweenProps): ReactNode {
  const { label, panels } = props;
  const move = useMove(props);
  const [list] = useState(() => ({}));
  return (
    <fieldset className={classes.root} aria-label={label}>
      {panels.map((panel) => (
        <Panel key={panel.id} {...props} list={list} panel={panel} move={move} />
      ))}
      <VisuallyHidden aria-live="assertive" aria-atomic="true">
        {move.announcement}
      </VisuallyHidden>
    </fieldset>
  );
}

interface PanelProps extends MoveBetweenProps {
  readonly list: object;
  readonly panel: MovePanel;
  readonly move: Move;
}

function Panel({ list, panel, items, readOnly = false, move }: PanelProps): ReactNode {
  const own = items.filter((item) => item.panel === panel.id);
  const target = useDropTarget<HTMLElement>(list, panel.id, move);
  const titleId = useId();
  return (
    <section
      ref={target}
      className={classes.panel}
      aria-labelledby={titleId}
      data-over={move.held?.over === panel.id || undefined}
    >
      <h3 id={titleId} className={classes.title}>
        {panel.title}
      </h3>
      <p className={classes.hint}>{panel.hint}</p>
      {own.length === 0 ? (
        <p className={classes.none}>None</p>
      ) : (
        <ul className={classes.items}>
          {own.map((item) => (
            <MoveRow key={item.id} list={list} item={item} move={move} readOnly={readOnly} />
          ))}
        </ul>
      )}
    </section>
  );
}
