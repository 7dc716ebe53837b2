import { formatCount } from '@consign/domain';
import { writeImportCsv } from '@consign/domain/import-csv';
import { Card, layout } from '@consign/ui';
import { Button, Progress, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { ImportRun } from '../runner/import-runner.js';
import { saveCsv } from '../save-text.js';
import { rowsOfGroups, type LoadedImport } from '../state/loaded-import.js';
import { isThere } from '../state/plan.js';
import type { ImportState } from '../state/use-import.js';

interface Props {
  readonly state: ImportState;
  readonly run: ImportRun;
  readonly loaded: LoadedImport;
}

const titles: Readonly<Record<ImportRun['state'], string>> = {
  running: 'Creating consignments',
  pausing: 'Pausing',
  paused: 'Paused',
  stopping: 'Stopping',
  stopped: 'Stopped',
  interrupted: 'Interrupted',
  complete: 'Complete',
};

/** The progress of the import, and at its end what exists and what does not (IMPT-07, IMPT-12, IMPT-20). */
export function RunPanel({ state, run, loaded }: Props): ReactNode {
  const { created, failed, total, waitingSeconds } = run;
  const { runner } = state.running;
  const done = created + failed;
  const share = total === 0 ? 100 : Math.floor((done / total) * 100);
  const isEnded = run.state === 'complete' || run.state === 'stopped';
  const left = state.planned?.filter((each) => !isThere(each)).map(({ group }) => group) ?? [];
  return (
    <Card title={titles[run.state]} stacked>
      <Progress
        value={share}
        {...(failed > 0 && created === 0 ? { color: 'red' } : {})}
        aria-label={`${formatCount(done)} of ${formatCount(total)}`}
      />
      <p>
        {formatCount(done)} of {formatCount(total)}: {formatCount(created)} created, {formatCount(failed)}{' '}
        failed
        {waitingSeconds > 0 && `. The server is busy: going on in ${formatCount(waitingSeconds, 'second')}`}
      </p>
      <VisuallyHidden component="output">{announce(run, share)}</VisuallyHidden>
      {run.state === 'interrupted' && (
        <p className={layout.notice} data-tone="warning" role="alert">
          {run.isSignedOut
            ? 'Your sign-in has expired. What was created stays; sign in again and continue.'
            : 'No answer from the server: you may be offline. What was created stays; continue when you are online again.'}
          {run.unknown > 0 &&
            ` ${formatCount(run.unknown, 'consignment')} may have been created: continuing finds out, and creates none twice.`}
        </p>
      )}
      {isEnded && left.length > 0 && <EndText run={run} left={left.length} isKept={state.kept !== null} />}
      <div className={layout.buttons}>
        {run.state === 'running' && (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={18} aria-hidden />}
            onClick={runner?.pause}
          >
            Pause
          </Button>
        )}
        {['paused', 'stopped', 'interrupted'].includes(run.state) && (
          <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} onClick={runner?.resume}>
            Continue
          </Button>
        )}
        {['running', 'paused', 'interrupted', 'pausing'].includes(run.state) && (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={18} aria-hidden />}
            onClick={runner?.stop}
          >
            Stop
          </Button>
        )}
        {isEnded && left.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              saveCsv(toLeftName(loaded.fileName), writeImportCsv(rowsOfGroups(loaded.rows, left)))
            }
          >
            Download rows not created
          </Button>
        )}
      </div>
    </Card>
  );
}

function EndText({ run, left, isKept }: { run: ImportRun; left: number; isKept: boolean }): ReactNode {
  return (
    <p className={layout.notice}>
      {formatCount(run.created, 'consignment')} created. {formatCount(left, 'consignment')} of the file{' '}
      {left === 1 ? 'does' : 'do'} not exist.
      {isKept &&
        ' The import is kept for 14 days: fix the rows here, or download them and import them again.'}
    </p>
  );
}

/** In steps, so that a screen reader is not told every single one. */
function announce(run: ImportRun, share: number): string {
  if (run.state !== 'running') {
    return `${titles[run.state]}: ${formatCount(run.created)} created, ${formatCount(run.failed)} failed`;
  }
  return `${Math.floor(share / 10) * 10} % of the consignments`;
}

function toLeftName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/u, '')} not created.csv`;
}
