import type { SavedView } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { datePresetLabels } from '@consign/domain/dates';
import { MAX_COUNTED_SEARCHES, savedViewQueries, searchCountQuery } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import { memo, useState, type MouseEvent, type ReactNode } from 'react';

import { parseSearchState } from '../parse-search-state.js';
import { searchBody } from '../search-body.js';
import { defaultSearch } from '../search-state.js';
import type { SearchControl } from '../use-search-state.js';
import classes from './ViewTabs.module.css';
import { ViewsButton } from './ViewsButton.js';
import { formatViewQuery, isViewShown, parseViewQuery } from './view-match.js';

interface Props {
  readonly control: SearchControl;
  readonly siteIds: readonly string[];
  readonly toUrl: (query: Record<string, string>) => string;
  readonly now: () => Date;
}

const USUAL_ID = '';

/** The list without a view (LIST-15). */
const usualView: Pick<SavedView, 'id' | 'name' | 'query'> = {
  id: USUAL_ID,
  name: datePresetLabels.LAST_7_DAYS,
  query: formatViewQuery(defaultSearch),
};

const noViews: readonly SavedView[] = [];

/** The saved views as tabs with the number of their consignments, and the menu of all views (LIST-43). */
export const ViewTabs = memo(({ control, siteIds, toUrl, now }: Props): ReactNode => {
  const views = useQuery(savedViewQueries(useClient()).all()).data ?? noViews;
  const tabs = [usualView, ...views].slice(0, MAX_COUNTED_SEARCHES);
  const counts = useViewCounts(tabs, { siteIds, now, enabled: views.length > 0 });
  const shown = tabs.find(({ query }) => isViewShown(query, control)) ?? null;
  const [openedId, setOpenedId] = useState<string | null>(null);
  if (shown !== null && shown.id !== openedId) setOpenedId(shown.id);
  // A view stays selected after its filter was changed, marked as changed.
  const changed =
    shown === null && openedId !== USUAL_ID ? tabs.find(({ id }) => id === openedId) : undefined;
  return (
    <>
      <nav className={classes.scroller} aria-label="Saved views">
        <ul className={classes.tabs}>
          {tabs.map(({ id, name, query }, index) => (
            <ViewTab
              key={id}
              name={name}
              count={counts[index] ?? null}
              state={shown?.id === id ? 'shown' : changed?.id === id ? 'changed' : 'other'}
              href={toUrl(parseViewQuery(query))}
              onOpen={() => control.openQuery(parseViewQuery(query))}
            />
          ))}
        </ul>
      </nav>
      <ViewsButton control={control} toUrl={toUrl} changedName={changed?.name ?? ''} />
    </>
  );
});

interface TabProps {
  readonly name: string;
  /** Null while it is not known. */
  readonly count: number | null;
  readonly state: 'shown' | 'changed' | 'other';
  readonly href: string;
  readonly onOpen: () => void;
}

function ViewTab({ name, count, state, href, onOpen }: TabProps): ReactNode {
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li>
      <a
        className={classes.tab}
        href={href}
        aria-current={state === 'other' ? undefined : 'true'}
        onClick={open}
      >
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
        {state === 'changed' && <span className={classes.changed}> (changed)</span>}{' '}
        <span className={classes.count}>{count !== null && formatViewCount(count)}</span>
      </a>
    </li>
  );
}

/** The server counts to 1,000 (CALL-150). */
function formatViewCount(count: number): string {
  return count > 999 ? '999+' : formatCount(count);
}

interface Options {
  readonly siteIds: readonly string[];
  readonly now: () => Date;
  readonly enabled: boolean;
}

/** How many consignments each view finds, in one call; null while unknown. */
function useViewCounts(
  views: readonly Pick<SavedView, 'query'>[],
  { siteIds, now, enabled }: Options,
): readonly (number | null)[] {
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  const searches = views.map(({ query }) => {
    const { state } = parseSearchState(parseViewQuery(query), { seesPrices });
    const {
      siteIds: _sites,
      references: _references,
      ...search
    } = searchBody(state, { siteIds, references: [] }, now());
    return search;
  });
  const counts = useQuery({ ...searchCountQuery(useClient(), { siteIds, searches }), enabled });
  return counts.data ?? [];
}
