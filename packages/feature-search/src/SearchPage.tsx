import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { useBulkRun } from '@consign/consignment-parts/bulk-runner';
import { toSelectedConsignment } from '@consign/consignment-parts/selection';
import { usePermissions } from '@consign/session';
import { lazyComponent, useLetterKeys, useScreenActions, CardSkeleton, Page } from '@consign/ui';
import type { TableHandle } from '@consign/ui/data-table';
import { useMediaQuery, useTimeout } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode, Suspense } from 'react';
import { SitesGate } from '@consign/consignment-parts/sites-gate';

import { FilterBar } from './Filters/FilterBar.js';
import { focusKeyword } from './Filters/FilterFields.js';
import { PreviewSplit } from './PreviewSplit.js';
import { useDefaultView } from './SavedViews/use-default-view.js';
import classes from './Search.module.css';
import { SearchResults } from './SearchResults.js';
import { SelectionBar } from './SelectionBar.js';
import { Toolbar } from './Toolbar.js';
import { Tools, type Tool } from './Tools.js';
import { searchBody } from './search-body.js';
import type { SearchScreenProps } from './search-screen-props.js';
import {
  useOpenedRow,
  listActions,
  useSearchPage,
  useListSelection,
  useTableKeys,
} from './use-search-page.js';
import { useAllSites } from './use-all-sites.js';
import { useSearchState } from './use-search-state.js';

// After the rows: their place is kept.
const ViewTabs = lazyComponent(async () => (await import('./SavedViews/ViewTabs.js')).ViewTabs);
const LiveRows = lazyComponent(async () => (await import('./LiveRows.js')).LiveRows);
/** The list is used long before its first refresh. */
const LIVE_AFTER_MS = 5_000;

interface Props extends SearchScreenProps {
  readonly siteIds: readonly string[];
}

function systemClock(): Date {
  return new Date();
}

const noRows: readonly ConsignmentListItem[] = [];

const atOnce = { getInitialValueInEffect: false };

/** Filter, list, selection and preview around one search. */
export function SearchPage(props: Props): ReactNode {
  const { query, siteIds, place, toUrl, onCreate = null, now = systemClock } = props;
  const { control, preview } = useSearchState(props);
  const { state, references, search, change } = control;
  const isNarrow = useMediaQuery('(max-width: 63.99em)', undefined, atOnce) ?? false;
  const body = searchBody(state, { siteIds, references }, now());
  const result = useSearchPage(body, state);
  const isDeciding = useDefaultView(query, control, result.data !== undefined);
  const [tool, setTool] = useState<Tool | null>(null);
  const { opened, link } = useOpenedRow(place, props.link);
  const table = useRef<TableHandle>(null);
  const [isLive, setLive] = useState(false);
  useTimeout(() => setLive(true), LIVE_AFTER_MS, { autoInvoke: true });

  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  const selection = useListSelection(JSON.stringify([control.conditions, siteIds]));
  const rows = result.data?.results;
  useEffect(() => {
    if (rows !== undefined) selection.remember(rows.flatMap((row) => toSelectedConsignment(row) ?? []));
  }, [rows, selection]);

  const run = useBulkRun();
  const isChanging = run?.state === 'running' || run?.state === 'stopping';

  /** The focus returns to the row: the focused element may be gone with the preview. */
  const closePreview = (): void => {
    table.current?.focusRow(rows?.find(({ reference }) => reference === preview)?.id);
    change({ preview: '' }, { replace: true });
  };
  useTableKeys(table, preview === '' ? null : closePreview);

  useLetterKeys({ '/': focusKeyword, n: onCreate ?? undefined });
  useScreenActions(listActions({ focusKeyword, onCreate, onTool: setTool, seesPrices }));

  return (
    <>
      {!isNarrow && <FilterBar state={state} onSearch={search} now={now} />}
      <div className={classes.top}>
        <div className={classes.views}>
          {(rows !== undefined || result.isError) && (
            <ViewTabs control={control} siteIds={siteIds} toUrl={toUrl} now={now} />
          )}
        </div>
        <Toolbar control={control} withFilter={isNarrow} onTool={setTool} now={now} />
        <SelectionBar
          onCleared={() => table.current?.focusRow()}
          selection={selection}
          control={control}
          body={body}
          rows={rows ?? noRows}
          rowCount={result.data?.rowCount ?? 0}
        />
      </div>
      <PreviewSplit reference={preview} link={link} onClose={closePreview} isChanging={isChanging}>
        <SearchResults
          control={control}
          result={result}
          isDeciding={isDeciding}
          selection={selection}
          table={table}
          opened={opened}
          link={link}
          onTool={setTool}
          now={now}
        />
      </PreviewSplit>
      {isLive && <LiveRows body={body} control={control} />}
      <Tools tool={tool} control={control} onClose={() => setTool(null)} />
    </>
  );
}

/** The consignments of the active sites (ROUTE-02). */
export function SearchScreen(props: SearchScreenProps): ReactNode {
  const isSelectingSites = useAllSites(props);
  return (
    <Page>
      <Suspense fallback={<CardSkeleton label="Loading consignments" cards={[4]} />}>
        <SitesGate>
          {(siteIds) => (isSelectingSites ? null : <SearchPage {...props} siteIds={siteIds} />)}
        </SitesGate>
      </Suspense>
    </Page>
  );
}
