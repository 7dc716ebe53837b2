import { CsvProgress, useCsvDownload } from '@consign/consignment-parts/csv-download';
import { formatCount } from '@consign/domain';
import { extractFileName } from '@consign/domain/reports';
import { usePermissions, useSites } from '@consign/session';
import {
  Card,
  DisabledReasonButton,
  focusField,
  layout,
  Page,
  typography,
  useScreenHotkeys,
} from '@consign/ui';
import { parseDateRangeChoice, type DateRangeChoice } from '@consign/ui/dates';
import { maxSearchDays } from '@consign/domain/dates';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

import { ExtractFields } from './ExtractFields.js';
import {
  changeDateType,
  describePeriod,
  parseExtractState,
  toDayRange,
  toExtract,
  writeExtractState,
  type ExtractQuery,
  type ExtractState,
} from './extract-state.js';

export interface ReportScreenProps {
  readonly query: ExtractQuery;
  readonly onQueryChange: (query: Record<string, string>) => void;
  readonly now?: () => Date;
}

const clock = (): Date => new Date();

/** The data extract (EXTR-01 to EXTR-13). Two keystrokes for the last 7 days: Tab to Download, Enter; or Ctrl+Enter. */
export function ReportScreen({ query, onQueryChange, now = clock }: ReportScreenProps): ReactNode {
  const parsed = parseExtractState(query);
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  // A link of somebody who sees prices opens for everybody.
  const state = seesPrices ? parsed : { ...parsed, rowPer: 'CONSIGNMENT' as const };
  // The dates while they are typed: an incomplete range is not in the URL.
  const [typed, setTyped] = useState<DateRangeChoice | null>(null);
  const [checked, setChecked] = useState(false);
  const { activeIds, available } = useSites();
  const { download, state: current } = useCsvDownload();
  const downloadId = useId();
  const days = typed ?? { preset: state.dateRangePresetCode, ...toDayRange(state, now()) };
  const change = (changed: Partial<ExtractState>): void =>
    onQueryChange(writeExtractState({ ...state, ...changed }));

  const changeDays = (choice: DateRangeChoice): void => {
    setTyped(choice);
    const range = parseDateRangeChoice(choice, now(), maxSearchDays);
    if (!range.ok) return;
    const isOwn = choice.preset === null;
    change({
      dateRangePresetCode: choice.preset,
      startDate: isOwn ? range.value.from : null,
      endDate: isOwn ? range.value.to : null,
    });
  };

  const reason = findReason(activeIds.length, available.length, current.step === 'running');
  const submit = (): void => {
    setChecked(true);
    const range = parseDateRangeChoice(days, now(), maxSearchDays);
    if (!range.ok) focusField(range.problems[0]?.path ?? 'from');
    if (reason !== null || !range.ok) return;
    download.start({
      request: { extract: toExtract(state, activeIds, now()) },
      defaultName: extractFileName(now()),
      title: describePeriod(state, now()),
    });
  };
  useScreenHotkeys([['mod+Enter', submit]]);

  return (
    <Page width="form">
      <div className={layout.column} style={{ gap: 16, maxWidth: 720 }}>
        <Card title="Data Extract">
          <form
            className={layout.column}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <ExtractFields
              state={state}
              days={days}
              checked={checked}
              now={now()}
              onChange={change}
              onDateType={(dateType) => {
                // Typed days stay; a preset follows the type.
                if (days.preset !== null) setTyped(null);
                change(changeDateType(state, dateType));
              }}
              onDays={changeDays}
            />
            <p className={typography.note}>{describeSites(activeIds.length, available.length)}</p>
            <div className={layout.buttons} data-end>
              <DisabledReasonButton
                id={downloadId}
                type="submit"
                keys={['Ctrl+Enter']}
                reason={reason}
                icon={<IconDownload size={18} aria-hidden />}
              >
                Download
              </DisabledReasonButton>
            </div>
          </form>
        </Card>
        <CsvProgress
          download={download}
          state={current}
          emptyText="No consignments match. Choose other dates, statuses or sites."
          onDismissed={() => document.getElementById(downloadId)?.focus()}
        />
      </div>
    </Page>
  );
}

const noAccess =
  'You do not have access to any sites. Please contact your freight service provider for assistance.';

function findReason(active: number, available: number, isRunning: boolean): string | null {
  if (available === 0) return 'You do not have access to any sites';
  if (active === 0) return 'Choose a site at the top of the page';
  return isRunning ? 'Another download is running' : null;
}

function describeSites(active: number, available: number): string {
  if (available === 0) return noAccess;
  if (active === 0) return 'No site is chosen. Choose at least one at the top of the page.';
  if (active === available)
    return active === 1 ? 'Includes your site.' : `Includes all ${formatCount(active)} of your sites.`;
  return `Includes ${formatCount(active)} of your ${formatCount(available)} sites, as chosen at the top of the page.`;
}
