import { VisuallyHidden } from '@mantine/core';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import type { MoveBetweenProps, MovePanel } from './move-props.js';
import classes from './MoveBetween.module.css';
import { MoveRow } from './MoveRow.js';
import { useDropTarget } from './use-dragging.js';
import { useMove, type Move } from './use-move.js';

/**
 * Items in panels, moved by dragging, by keyboard and by a menu. Each step by keyboard is announced; an item that was
 * moved keeps the focus. While one is held, the others make room, so that every panel is in sight.
 */
export function MoveBetween(props: MoveBetweenProps): ReactNode {
  const { label, panels } = props;
  const move = useMove(props);
  const [list] = useState(() => ({}));
  const root = useRef<HTMLFieldSetElement>(null);
  const isMoving = move.held !== null;
  useLayoutEffect(() => {
    if (isMoving) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isMoving]);
  return (
    <fieldset ref={root} className={classes.root} aria-label={label}>
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
  const { held } = move;
  const own = items.filter((item) => item.panel === panel.id);
  const shown = held === null ? own : own.filter(({ id }) => id === held.itemId);
  const target = useDropTarget<HTMLElement>(list, panel.id, move);
  const titleId = useId();
  return (
    <section
      ref={target}
      className={classes.panel}
      aria-labelledby={titleId}
      data-over={held?.over === panel.id || undefined}
    >
      <div className={classes.heading}>
        <h3 id={titleId} className={classes.title}>
          {panel.title}
        </h3>
        <p className={classes.hint}>{panel.hint}</p>
      </div>
      {own.length === 0 && <p className={classes.none}>None</p>}
      {shown.length > 0 && (
        <ul className={classes.items}>
          {shown.map((item) => (
            <MoveRow key={item.id} list={list} item={item} move={move} readOnly={readOnly} />
          ))}
        </ul>
      )}
    </section>
  );
}
