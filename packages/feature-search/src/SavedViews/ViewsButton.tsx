import { lazyComponent, useMenuFocus } from '@consign/ui';
import { Box, Button, Menu } from '@mantine/core';
import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { SearchControl } from '../use-search-state.js';
import type { ViewTool } from './ViewDialog.js';

const loadViews = () => import('./views.js');
const ViewItems = lazyComponent(
  async () => (await loadViews()).ViewItems,
  // The height of a menu with no view yet.
  <Box h={146} aria-busy="true" />,
);
const ViewDialog = lazyComponent(async () => (await loadViews()).ViewDialog);

interface Props {
  readonly control: SearchControl;
  readonly toUrl: (query: Record<string, string>) => string;
  /** The name of the view whose filter was changed; empty without such a view. */
  readonly changedName: string;
}

/** Menu of the user's saved views (LIST-29). */
export function ViewsButton({ control, toUrl, changedName }: Props): ReactNode {
  const [tool, setTool] = useState<ViewTool | null>(null);
  const { target, openFromMenu } = useMenuFocus();
  return (
    <>
      <Menu position="bottom-end" width={280} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button
            ref={target}
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            onPointerEnter={ViewItems.preload}
          >
            Views
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ViewItems control={control} toUrl={toUrl} onTool={(next) => openFromMenu(() => setTool(next))} />
        </Menu.Dropdown>
      </Menu>
      {tool !== null && (
        <ViewDialog
          tool={tool}
          state={control.state}
          changedName={changedName}
          onClose={() => setTool(null)}
        />
      )}
    </>
  );
}
