import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

import type { MoveItem } from './move-props.js';
import type { Move } from './use-move.js';

/** Marks the dragged item as belonging to this list: two lists on a page don't mix. */
interface Dragged extends Record<string | symbol, unknown> {
  readonly list: object;
  readonly item: MoveItem;
}

const isDragged = (data: Record<string | symbol, unknown>, list: object): data is Dragged =>
  data['list'] === list;

/** Lets an item be dragged by the pointer. */
export function useDraggable<E extends HTMLElement>(
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
export function useDropTarget<E extends HTMLElement>(
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
