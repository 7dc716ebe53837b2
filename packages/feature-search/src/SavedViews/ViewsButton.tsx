import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { SearchControl } from '../use-search-state.js';
import classes from './ViewsButton.module.css';

const loadViews = () => import('./views.js');
const ViewItems = lazy(async () => ({ default: (await loadViews()).ViewItems }));
const ViewDialog = lazy(async () => ({ default: (await loadViews()).ViewDialog }));

export type ViewTool = 'save' | 'manage';

interface Props {
  readonly control: SearchControl;
  readonly addressOf: (query: Record<string, string>) => string;
}

/** The user's own searches by name (LIST-29). */
export function ViewsButton({ control, addressOf }: Props): ReactNode {
  const [tool, setTool] = useState<ViewTool | null>(null);
  return (
    <>
      <Menu position="bottom-end" width={280} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            onPointerEnter={() => void loadViews()}
          >
            Views
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Suspense fallback={<div className={classes.busy} aria-busy="true" />}>
            <ViewItems control={control} addressOf={addressOf} onTool={setTool} />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      {tool !== null && (
        <Suspense>
          <ViewDialog tool={tool} control={control} onClose={() => setTool(null)} />
        </Suspense>
      )}
    </>
  );
}
