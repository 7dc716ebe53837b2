import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

import type { Look } from './stage.js';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Readonly<Record<string, unknown>>;

export const initialGlobals = { tenant: 'TASMAN', scheme: 'light', texts: '1' };

const named = (items: Readonly<Record<string, string>>) =>
  Object.entries(items).map(([value, title]) => ({ value, title }));

/** What is chosen in the toolbar, beside the width. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  tenant: {
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: named({ TASMAN: 'Tasman Freight', AURORA: 'Aurora Haulage', OTHER: 'Default theme' }),
      dynamicTitle: true,
    },
  },
  scheme: {
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      items: named({ light: 'Light', dark: 'Dark' }),
      dynamicTitle: true,
    },
  },
  texts: {
    toolbar: {
      title: 'Text length',
      icon: 'paragraph',
      items: named({ 1: 'Texts as they are', 2: 'Texts twice as long', 3: 'Texts three times as long' }),
      dynamicTitle: true,
    },
  },
};

/** The widths at which every screen is checked (PLAT-42). */
export const widths = Object.fromEntries(
  [
    ['phone', 'Phone, 360', 360, 740],
    ['zoomed', '200 %, 720', 720, 450],
    ['tablet', 'Tablet, 820', 820, 1180],
    ['laptop', 'Laptop, 1024', 1024, 768],
    ['desk', 'Desk, 1440', 1440, 900],
  ].map(([key, name, width, height]) => [
    key,
    { name: String(name), styles: { width: `${width}px`, height: `${height}px` }, type: 'other' as const },
  ]),
);

export function toLook({ tenant, scheme }: Globals): Look {
  return { tenant: String(tenant), scheme: scheme === 'dark' ? 'dark' : 'light' };
}

/** The toolbar's look, for a page that isn't a story. */
export function useToolbarLook(channel: Channel): Look {
  const [look, setLook] = useState(() => toLook(readLast(channel)));
  useEffect(() => {
    const update = ({ globals }: { readonly globals: Globals }): void => setLook(toLook(globals));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return look;
}

function readLast(channel: Channel): Globals {
  const events: unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const [event] = events as { readonly globals?: Globals }[];
  return event?.globals ?? initialGlobals;
}
