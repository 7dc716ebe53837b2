import { areLetterKeysOn, layout, listScreenActions } from '@consign/ui';
import { InformationDialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';

import { isKeyOn, KeyCaps } from './KeyCaps.js';
import classes from './Keys.module.css';

interface KeyRow {
  readonly keys: readonly string[];
  readonly label: string;
}

const everywhere: readonly KeyRow[] = [
  { keys: ['Ctrl+K'], label: 'Search, or do something on this screen' },
  { keys: ['?'], label: 'Show keyboard shortcuts' },
];

/** The keys of this screen and of every screen (NAV-24), without single characters while they are switched off (NAV-25). */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [own] = useState(() =>
    listScreenActions().flatMap(({ keys, label }) => (keys ? [{ keys, label }] : [])),
  );
  return (
    <InformationDialog opened title="Keyboard shortcuts" onClose={onClose}>
      {own.length > 0 && <Keys title="On this screen" rows={own} />}
      <Keys title="On every screen" rows={everywhere} />
      {!areLetterKeysOn() && <p>Single-letter shortcuts are off. Switch them on in My Details.</p>}
    </InformationDialog>
  );
}

function Keys({ title, rows }: { readonly title: string; readonly rows: readonly KeyRow[] }): ReactNode {
  const shown = rows.filter(({ keys }) => keys.every(isKeyOn));
  return (
    <>
      <h3>{title}</h3>
      <dl className={`${layout.facts} ${classes.keys}`} data-lines>
        {shown.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              <KeyCaps keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
