import { formatCount, isolate } from '@consign/domain';
import { writeImportCsv } from '@consign/domain/import-csv';
import { findCents, formatCents } from '@consign/domain/pricing';
import type { ImportPrice } from '@consign/queries';
import { formatDate } from '@consign/domain/dates';
import { layout, typography } from '@consign/ui';
import { ConfirmDialog } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import classes from '../Import.module.css';
import { saveCsv } from '../save-text.js';
import { hasErrors, rowsOfGroups, type LoadedImport } from '../state/loaded-import.js';
import { isThere } from '../state/plan.js';
import type { ImportState } from '../state/use-import.js';

/** The specified text of a file with errors (IMPT-06). */
export const blockedByErrors =
  'The import file contains errors. No consignments have been created. Please fix the errors and try again.';

const reasonId = 'import-reason';
const checkingId = 'import-checking';

function toErrorName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/u, '')} with errors.csv`;
}

interface Props {
  readonly state: ImportState;
  readonly loaded: LoadedImport;
}

/** The counts and price of a file, and the buttons that start the import. */
export function Summary({ state, loaded }: Props): ReactNode {
  const { planned, creatable, checks, phase, notice, isRunning } = state;
  const { groups, rows } = loaded;
  const failed = groups.filter(({ ok }) => !ok);
  const bad = failed.length;
  const isKnown = planned !== null;
  const nothing = whyNothing(state, loaded, bad);
  const isBlocked = creatable.length === 0 && (isKnown ? loaded.fileProblem === null : !hasErrors(loaded));
  const isBusy = isRunning || state.isFixing || (state.running.run !== null && phase === 'in-progress');
  return (
    <>
      <output id={checkingId}>
        {formatCount(groups.length, 'consignment')} in {formatCount(rows.length, 'row')}
        {isKnown && `: ${formatCount(creatable.length, 'consignment')} to create`}
        {bad > 0 && `, ${formatCount(bad, 'consignment')} with errors`}
        {!isKnown && checks.failure === null && groups.length > 0 && '. Checking what exists already …'}
      </output>
      {checks.failure !== null && (
        <div className={layout.notice} data-row data-tone="warning" role="alert">
          <p>What exists already could not be checked, so nothing can be created yet. {checks.failure}</p>
          <Button variant="default" onClick={checks.checkAgain}>
            Retry
          </Button>
        </div>
      )}
      <TotalPrice state={state} />
      {isKnown && <ExistingNotice state={state} />}
      {phase === 'error' && (
        <p className={layout.notice} data-tone="warning" role="alert">
          {blockedByErrors}
        </p>
      )}
      {notice !== null && (
        <p
          className={layout.notice}
          data-tone={notice.isError ? 'warning' : undefined}
          role={notice.isError ? 'alert' : 'status'}
        >
          {notice.text}
        </p>
      )}
      {nothing !== null && !isBusy && (
        <p className={typography.note} id={reasonId}>
          {nothing}
        </p>
      )}
      <div className={layout.buttons}>
        <Button
          variant={hasErrors(loaded) ? 'default' : 'filled'}
          disabled={isBusy || isBlocked}
          aria-describedby={isBlocked ? (isKnown ? reasonId : checkingId) : undefined}
          loading={isRunning && state.running.run === null}
          onClick={state.importAll}
        >
          Import
        </Button>
        {bad > 0 && creatable.length > 0 && (
          <Button disabled={isBusy} onClick={state.importGood}>
            Create the good rows and keep the rest
          </Button>
        )}
        <Button variant="default" disabled={isBusy || rows.length === 0} onClick={state.keepForLater}>
          Keep for later
        </Button>
        {bad > 0 && state.running.run === null && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => saveCsv(toErrorName(loaded.fileName), writeImportCsv(rowsOfGroups(rows, failed)))}
          >
            Download rows with errors
          </Button>
        )}
      </div>
    </>
  );
}

/** Why nothing can be created; null where something can, or where the reason stands elsewhere (IMPT-39). */
function whyNothing({ planned, creatable, running }: ImportState, { groups }: LoadedImport, bad: number) {
  if (planned === null || creatable.length > 0 || groups.length === 0) return null;
  if (bad === groups.length) return 'Nothing to import: each consignment has errors. Fix the rows below.';
  if (bad > 0) return 'Nothing to import: every consignment without errors exists. Fix the rows below.';
  return running.run === null ? null : 'Nothing to import: every consignment of the file exists.';
}

/** The total price of the consignments to create (IMPT-18). */
function TotalPrice({ state: { planned, checks } }: Pick<Props, 'state'>): ReactNode {
  const { prices, isPricing, priceFailure } = checks;
  if (planned === null) return null;
  const found: ImportPrice[] = [];
  for (const [index, { group, outcome }] of planned.entries()) {
    const price = prices[index];
    const isWanted = group.ok && (outcome === undefined || outcome.kind === 'failed');
    if (isWanted && price !== undefined) found.push(price);
  }
  const without = found.filter(({ totalPrice }) => totalPrice === null).length;
  const cents = found.reduce((sum, { totalPrice }) => sum + (findCents(totalPrice ?? 0) ?? 0), 0);
  if (priceFailure !== null)
    return <p className={typography.note}>There are no prices now. {priceFailure}</p>;
  if (found.length === 0) return isPricing ? <p className={typography.note}>Getting the prices …</p> : null;
  if (found.length === without) {
    return (
      <p className={typography.note}>
        {isPricing ? 'Getting the prices …' : 'No prices yet. The table below says why.'}
      </p>
    );
  }
  return (
    <p className={classes.total}>
      <strong>{formatCents(cents)}</strong> excluding GST for{' '}
      {formatCount(found.length - without, 'consignment')}
      {without > 0 && `, ${formatCount(without, 'consignment')} without a price`}
      {isPricing && '. Getting more prices …'}
    </p>
  );
}

/** The consignments that exist already, and the choice to create them again (IMPT-16). */
function ExistingNotice({ state }: Pick<Props, 'state'>): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { planned, checks, isRunning } = state;
  const there = planned?.filter(({ outcome }) => outcome?.kind === 'existing').length ?? 0;
  if (planned === null || there === 0 || state.running.run !== null) return null;
  const files = new Set(checks.imported?.map(({ fileName }) => fileName).filter((name) => name !== ''));
  const first = checks.imported?.[0];
  const all = planned.every(isThere);
  return (
    <div className={layout.notice} data-row>
      <p id={all ? reasonId : undefined}>
        {all
          ? 'All of these consignments exist already'
          : `${formatCount(there, 'consignment')} exist already`}
        {first !== undefined && `, imported on ${formatDate(first.importedAtDateTimeUtc)}`}
        {files.size === 1 && ` from ${isolate([...files][0] ?? '')}`}.{' '}
        {all ? 'Nothing is created.' : 'They are not created again.'}
      </p>
      <Button variant="default" disabled={isRunning} onClick={() => setAsking(true)}>
        Create again anyway
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Create again anyway?"
        confirmLabel="Create again anyway"
        cancelLabel="Keep as it is"
        onConfirm={() => {
          setAsking(false);
          state.createAgain();
        }}
        onCancel={() => setAsking(false)}
      >
        {formatCount(there, 'consignment')} would be there twice: those that exist stay, and Import creates
        them once more.
      </ConfirmDialog>
    </div>
  );
}
