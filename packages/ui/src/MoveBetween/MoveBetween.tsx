import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconGripVertical } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

import classes from './MoveBetween.module.css';
import { typography } from '../typography/typography.js';
import { useMove, type Move, type MoveBetweenProps, type MoveItem, type MovePanel } from './use-move.js';

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
        <h3 id={titleId}>{panel.title}</h3>
        <p className={typography.hint}>{panel.hint}</p>
      </div>
      {own.length === 0 && <p className={typography.hint}>None</p>}
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
        {item.details !== undefined && <div className={typography.hint}>{item.details}</div>}
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

/** Marks the dragged item as belonging to this list: two lists on a page don't mix. */
interface Dragged extends Record<string | symbol, unknown> {
  readonly list: object;
  readonly item: MoveItem;
}

const isDragged = (data: Record<string | symbol, unknown>, list: object): data is Dragged =>
  data['list'] === list;

/** Lets an item be dragged by the pointer. */
function useDraggable<E extends HTMLElement>(
  list: object,
  item: MoveItem,
  { holdByPointer }: Move,
  enabled: boolean,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const hold = useEffectEvent(holdByPointer);
  const getItem = useEffectEvent(() => item);
  useEffect(() => {
    if (!enabled || element.current === null) return;
    return draggable({
      element: element.current,
      getInitialData: (): Dragged => ({ list, item: getItem() }),
      onDragStart: () => hold({ itemId: getItem().id, over: getItem().panel }),
      onDrop: () => hold(null),
    });
  }, [list, enabled]);
  return element;
}

/** Lets items be dropped into a panel. */
function useDropTarget<E extends HTMLElement>(
  list: object,
  panelId: string,
  { holdByPointer, moveTo }: Move,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const hold = useEffectEvent(holdByPointer);
  const drop = useEffectEvent((item: MoveItem) => moveTo(item, panelId, 'grip'));
  useEffect(() => {
    if (element.current === null) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source: { data } }) =>
        isDragged(data, list) && (data.item.panel === panelId || data.item.allowed.includes(panelId)),
      onDragEnter: ({ source: { data } }) => {
        if (isDragged(data, list)) hold({ itemId: data.item.id, over: panelId });
      },
      onDrop: ({ source: { data } }) => {
        if (isDragged(data, list)) drop(data.item);
      },
    });
  }, [list, panelId]);
  return element;
}
