import { useBulkRun } from '@consign/consignment-parts/bulk-runner';
import { toSelectedConsignment } from '@consign/consignment-parts/selection';
import { lazyComponent, useLetterKeys, useScreenActions } from '@consign/ui';
import { useMediaQuery, useTimeout } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';

import { FilterBar } from './Filters/FilterBar.js';
import { keywordId } from './Filters/FilterFields.js';
import { listActions } from './list-actions.js';
import { ListBar } from './ListBar.js';
import { Preview } from './Preview.js';
import { useDefaultView } from './SavedViews/use-default-view.js';
import { searchBody } from './search-body.js';
import classes from './Search.module.css';
import { SearchResults } from './SearchResults.js';
import type { SearchScreenProps } from './search-screen-props.js';
import { Tools, type Tool } from './Tools.js';
import { useListSelection } from './use-list-selection.js';
import { useSearchPage } from './use-search-page.js';
import { useSearchState } from './use-search-state.js';

const LiveRows = lazyComponent(async () => (await import('./LiveRows.js')).LiveRows);
/** The list is used long before its first refresh. */
const LIVE_AFTER_MS = 5_000;

interface Props extends SearchScreenProps {
  readonly siteIds: readonly string[];
}

function systemClock(): Date {
  return new Date();
}

const atOnce = { getInitialValueInEffect: false };

function focusKeyword(): void {
  document.getElementById(keywordId)?.focus();
}

/** Filter, list, selection and preview around one search. */
export function SearchPage(props: Props): ReactNode {
  const { query, siteIds, link, toUrl, onCreate = null, now = systemClock } = props;
  const control = useSearchState(props);
  const { state, references, search, change } = control;
  const isNarrow = useMediaQuery('(max-width: 63.99em)', undefined, atOnce) ?? false;
  const body = searchBody(state, { siteIds, references }, now());
  const result = useSearchPage(body, state);
  const isDeciding = useDefaultView(query, control, result.data !== undefined);
  const [tool, setTool] = useState<Tool | null>(null);
  const [isLive, setLive] = useState(false);
  useTimeout(() => setLive(true), LIVE_AFTER_MS, { autoInvoke: true });

  const selection = useListSelection(JSON.stringify([control.conditions, siteIds]));
  const rows = result.data?.results;
  useEffect(() => {
    if (rows !== undefined) selection.remember(rows.flatMap((row) => toSelectedConsignment(row) ?? []));
  }, [rows, selection]);

  const run = useBulkRun();
  const isChanging = run?.state === 'running' || run?.state === 'stopping';

  useLetterKeys({ '/': focusKeyword, n: onCreate ?? undefined });
  useScreenActions(listActions({ focusKeyword, onCreate, onTool: setTool }));

  return (
    <>
      {!isNarrow && <FilterBar state={state} onSearch={search} now={now} />}
      <ListBar
        selection={selection}
        control={control}
        body={body}
        rowCount={result.data?.rowCount ?? 0}
        withFilter={isNarrow}
        toUrl={toUrl}
        onTool={setTool}
        now={now}
      />
      <div
        className={classes.split}
        data-preview={state.preview !== '' || undefined}
        inert={isChanging}
        aria-busy={isChanging}
      >
        <SearchResults
          control={control}
          result={result}
          isDeciding={isDeciding}
          selection={selection}
          link={link}
          onTool={setTool}
          now={now}
        />
        <Preview
          reference={state.preview}
          link={link}
          onClose={() => change({ preview: '' }, { replace: true })}
        />
      </div>
      {isLive && <LiveRows body={body} state={state} />}
      <Tools tool={tool} control={control} onClose={() => setTool(null)} />
    </>
  );
}
