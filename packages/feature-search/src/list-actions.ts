import type { ScreenAction } from '@consign/ui';

import type { Tool } from './Tools.js';

interface Uses {
  readonly focusKeyword: () => void;
  /** Null for users who cannot create a consignment. */
  readonly onCreate: (() => void) | null;
  readonly onTool: (tool: Tool) => void;
}

/** What the list can do, and its keys (LIST-32). */
export function listActions({ focusKeyword, onCreate, onTool }: Uses): readonly ScreenAction[] {
  return [
    { label: 'Go to the keyword field', keys: ['/'], run: focusKeyword },
    { label: 'Find references', run: () => onTool('references') },
    { label: 'What each status means', run: () => onTool('statuses') },
    { label: 'Previous or next row', keys: ['↑', '↓'] },
    { label: 'Page up or down', keys: ['Page Up', 'Page Down'] },
    { label: 'First or last row', keys: ['Home', 'End'] },
    { label: 'Open the consignment', keys: ['Enter'] },
    { label: 'Select the row', keys: ['Space'] },
    { label: 'Select all rows from the last selected to this one', keys: ['Shift+Space'] },
    { label: 'Move within the row: checkbox, preview, freight items', keys: ['←', '→'] },
    { label: 'Preview the consignment', keys: ['p'] },
    ...(onCreate === null ? [] : [{ label: 'New Consignment', keys: ['n'], run: onCreate }]),
  ];
}
