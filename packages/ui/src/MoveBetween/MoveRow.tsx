import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { MoveItem } from './move-props.js';
import classes from './MoveBetween.module.css';
import { useDraggable } from './use-dragging.js';
import type { Move } from './use-move.js';

interface Props {
  readonly list: object;
  readonly item: MoveItem;
  readonly move: Move;
  readonly readOnly: boolean;
}

/** An item, its grip for pointer and keyboard, and its menu. */
export function MoveRow({ list, item, move, readOnly }: Props): ReactNode {
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
