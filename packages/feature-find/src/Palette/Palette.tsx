import { formatCount } from '@consign/domain';
import { FailedState, StatusChip, typography } from '@consign/ui';
import { Dialog } from '@consign/ui/dialogs';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { FinderLinks } from '../finder-props.js';
import { KeyCaps } from '../Keys/index.js';
import { findOne } from '../Scan/use-consignment-finder.js';
import { groupItems, usePaletteItems, type PaletteItem } from './use-palette-items.js';
import classes from './Palette.module.css';

export interface PaletteProps extends FinderLinks {
  /** The text of the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Closes the palette, then runs the choice. */
  readonly onChoose: (run: () => void) => void;
}

/** The palette's field and its results; the focus stays in the field. */
export function Palette({ text, onText, onChoose, ...links }: PaletteProps): ReactNode {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const { items, isSearching, page, retry } = usePaletteItems(text, links);
  const base = useId();
  const active = items.find(({ id }) => id === activeId) ?? items[0];
  const toId = (item: PaletteItem): string => `${base}-${items.indexOf(item)}`;
  const { consignments } = links;

  const choose = (item: PaletteItem, inNewTab: boolean): void => {
    if (item.reason != null) return;
    if (inNewTab && item.href !== undefined) window.open(item.href, '_blank', 'noopener');
    else onChoose(item.run);
  };
  // Enter was pressed before the answer arrived, as a scanner does.
  const awaited = isAwaited && !isSearching && page !== undefined ? findOne(page, text) : null;
  const reference = awaited?.type === 'one' ? awaited.reference : null;
  useEffect(() => {
    if (reference !== null && consignments !== null) onChoose(() => consignments.open(reference));
  }, [reference, consignments, onChoose]);
  const move = (steps: number): void => {
    const index = active === undefined ? 0 : items.indexOf(active) + steps;
    const next = items[(index + items.length) % items.length];
    if (next === undefined) return;
    setActiveId(next.id);
    document.getElementById(toId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key !== 'Enter') return;
    else if (isSearching && (active === undefined || active.group === 'Consignments')) setAwaited(true);
    else if (active !== undefined) choose(active, event.ctrlKey || event.metaKey);
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        type="search"
        aria-label="Search everywhere"
        placeholder="Reference, receiver, barcode, screen or action"
        leftSection={<IconSearch size={18} aria-hidden />}
        size="md"
        value={text}
        dir="auto"
        {...comboboxRole}
        aria-expanded={items.length > 0}
        aria-controls={base}
        aria-autocomplete="list"
        {...(active === undefined ? {} : { 'aria-activedescendant': toId(active) })}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="go"
        onChange={(event) => {
          onText(event.currentTarget.value);
          setActiveId(null);
          setAwaited(false);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden aria-live="polite">{describe(items.length, isSearching)}</VisuallyHidden>
      <div className={classes.scroll} {...scrollArea} aria-label="Everything found">
        <div id={base} {...listRole} aria-label="Results">
          {groupItems(items).map(([group, own]) => (
            <div key={group} {...groupRole} aria-label={group}>
              <div className={classes.group} aria-hidden>
                {group}
              </div>
              {own.map((item) => (
                <PaletteOption
                  key={item.id}
                  id={toId(item)}
                  item={item}
                  isActive={item === active}
                  onPoint={() => setActiveId(item.id)}
                  onChoose={(inNewTab) => choose(item, inNewTab)}
                />
              ))}
            </div>
          ))}
        </div>
        {retry !== null && <FailedState title="Consignments couldn't be searched" onRetry={retry} />}
        {items.length === 0 && retry === null && (
          <p className={classes.empty}>
            {isSearching ? 'Searching…' : nothingFound(text, consignments !== null)}
          </p>
        )}
      </div>
    </>
  );
}

function describe(count: number, isSearching: boolean): string {
  if (isSearching) return 'Searching…';
  return formatCount(count, 'result');
}

function nothingFound(text: string, canSearch: boolean): string {
  if (!canSearch) return 'No screen or action has this name.';
  return text.trim().length < 3
    ? 'Type at least 3 characters to find consignments.'
    : 'Nothing found. Try a reference, a receiver, or the number below a barcode.';
}

interface Props {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (inNewTab: boolean) => void;
}

/** One entry; a disabled entry says why below its name. */
function PaletteOption({ id, item, isActive, onPoint, onChoose }: Props): ReactNode {
  const { label, hint, status, keys, reason } = item;
  return (
    <button
      type="button"
      id={id}
      {...optionRole(isActive)}
      tabIndex={-1}
      className={classes.option}
      aria-disabled={reason != null || undefined}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      <span className={classes.label}>
        <bdi>{label}</bdi>
        {hint !== undefined && (
          <span className={typography.note}>
            {' '}
            <bdi>{hint}</bdi>
          </span>
        )}
        {reason != null && <span className={typography.secondLine}> {reason}</span>}
      </span>
      {status !== undefined && <StatusChip code={status} />}
      {keys !== undefined && <KeyCaps keys={keys} />}
    </button>
  );
}

/** The roles of a field with a list below it, for which HTML has no elements. */
const comboboxRole = { role: 'combobox' } as const;
const listRole = { role: 'listbox' } as const;
const groupRole = { role: 'group' } as const;
const optionRole = (isActive: boolean) => ({ role: 'option', 'aria-selected': isActive }) as const;

/** Focusable, so that the arrow keys can scroll it. */
const scrollArea = { role: 'group', tabIndex: 0 } as const;

interface PaletteDialogProps extends PaletteProps {
  readonly onClose: () => void;
}

/** Finds consignments, receivers and screens, and runs the current screen's actions (NAV-20, NAV-21). */
export function PaletteDialog({ onClose, ...palette }: PaletteDialogProps): ReactNode {
  return (
    <Dialog opened isOnTop title="Search everywhere" size="lg" onClose={onClose}>
      <Suspense>
        <Palette {...palette} />
      </Suspense>
    </Dialog>
  );
}
