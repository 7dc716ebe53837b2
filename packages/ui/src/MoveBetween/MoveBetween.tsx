import { VisuallyHidden, Button, Menu } from '@mantine/core';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconChevronDown, IconGripVertical } from '@tabler/icons-react';

import classes from './MoveBetween.module.css';
import type { MoveBetweenProps, MovePanel, MoveItem } from './move-props.js';
import { useDropTarget, useDraggable } from './use-dragging.js';
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

interface Props {
  readonly list: object;
  readonly item: MoveItem;
  readonly move: Move;
  readonly readOnly: boolean;
}

/** An item, its grip for pointer and keyboard, and its menu. */
function MoveRow({ list, item, move, readOnly }: Props): ReactNode {
  const targets = move.targets(item);
  const canMove = !readOnly && targets.length > 0;
  const row = useDraggable<HTMLLIElement>(list, item, move, canMove);
  const isHeld = move.held?.itemId === item.id;
  return (
    <li ref={row} className={classes.row} data-held={isHeld || undefined} data-movable={canMove || undefined}>
      {canMove && (
        <button
          ref={move.register(item.id, 'grip')}
          type="button"
          className={classes.grip}
          aria-label={`Pick up ${item.name}`}
          aria-pressed={isHeld}
          onKeyDown={(event) => move.onGripKey(item, event)}
          onBlur={move.onGripBlur}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      )}
      <div className={classes.words}>
        <span>{item.name}</span>
        {item.details !== undefined && <div className={classes.details}>{item.details}</div>}
      </div>
      {canMove && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button
              ref={move.register(item.id, 'menu')}
              className={classes.menu}
              aria-label={`Move to … ${item.name}`}
              size="compact-sm"
              variant="default"
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              Move
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {targets.map(({ id, title }) => (
              <Menu.Item key={id} onClick={() => move.moveTo(item, id, 'menu')}>
                {title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
