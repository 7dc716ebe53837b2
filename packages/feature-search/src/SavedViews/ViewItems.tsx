import { copyText } from '@consign/consignment-parts';
import { savedViewQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { typography } from '@consign/ui';
import { Menu, Skeleton } from '@mantine/core';
import { IconCheck, IconDeviceFloppy, IconLink, IconSettings, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { SearchControl } from '../use-search-state.js';
import { formatViewQuery, isViewShown, parseViewQuery } from './view-match.js';
import classes from './Views.module.css';
import type { ViewTool } from './ViewDialog.js';

interface Props {
  readonly control: SearchControl;
  readonly toUrl: (query: Record<string, string>) => string;
  readonly onTool: (tool: ViewTool) => void;
}

/** The menu entries: saved views, and actions for the current search. */
export function ViewItems({ control, toUrl, onTool }: Props): ReactNode {
  const views = useQuery(savedViewQueries(useClient()).all());
  const shown = formatViewQuery(control.state);
  return (
    <>
      <Menu.Label>Saved views</Menu.Label>
      {views.isPending && (
        <Menu.Label aria-busy="true" aria-label="Loading your views">
          <Skeleton height={14} width={160} />
        </Menu.Label>
      )}
      {views.isError && views.data === undefined && (
        <Menu.Item closeMenuOnClick={false} onClick={() => void views.refetch()}>
          Couldn't load your views. Retry
        </Menu.Item>
      )}
      {views.data?.length === 0 && <Menu.Label>None yet</Menu.Label>}
      {views.data?.map(({ id, name, query, isDefault }) => (
        <Menu.Item
          key={id}
          title={name}
          leftSection={
            <span className={classes.mark}>
              {isViewShown(query, control) && <IconCheck size={14} aria-hidden />}
            </span>
          }
          {...(isViewShown(query, control) ? { 'aria-current': true } : {})}
          {...(isDefault
            ? {
                rightSection: (
                  <IconStarFilled size={14} className={typography.warning} aria-label="Default" />
                ),
              }
            : {})}
          onClick={() => control.openQuery(parseViewQuery(query))}
        >
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<IconDeviceFloppy size={16} aria-hidden />} onClick={() => onTool('save')}>
        Save this search
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => void copyText(toUrl(parseViewQuery(shown)), 'Link')}
      >
        Copy link to this search
      </Menu.Item>
      {views.data !== undefined && views.data.length > 0 && (
        <Menu.Item leftSection={<IconSettings size={16} aria-hidden />} onClick={() => onTool('manage')}>
          Manage views
        </Menu.Item>
      )}
    </>
  );
}
