import { formatCount } from '@consign/domain';
import { Card, layout, typography } from '@consign/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPlayerStop, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { downloadFailedMessage, type CsvDownload, type CsvDownloadState } from './csv-download.js';

interface Props {
  readonly download: CsvDownload;
  readonly state: CsvDownloadState;
  /** What an empty result means, and what to change. */
  readonly emptyText: string;
  /** Moves the focus to what starts a download: the panel has gone, with the pressed button. */
  readonly onDismissed: () => void;
}

type Shown = Exclude<CsvDownloadState, { step: 'idle' }>;

/** How far a download is, or how it ended; nothing before the first (EXTR-07, EXTR-09, EXTR-11). */
export function CsvProgress({ download, state, emptyText, onDismissed }: Props): ReactNode {
  return (
    <>
      {state.step !== 'idle' && (
        <Card title="Download" isTitleHidden stacked>
          <p className={typography.name}>{state.job.title}</p>
          <Outcome state={state} emptyText={emptyText} />
          {state.step === 'running' && <Bar rows={state.rows} total={state.total} />}
          <div className={layout.buttons}>
            <Buttons download={download} state={state} onDismissed={onDismissed} />
          </div>
        </Card>
      )}
      <VisuallyHidden aria-live="polite">{announce(state)}</VisuallyHidden>
    </>
  );
}

function Outcome({ state, emptyText }: { readonly state: Shown; readonly emptyText: string }): ReactNode {
  const { rows, total } = state;
  switch (state.step) {
    case 'running':
      return <p>{formatProgress(rows, total)}</p>;
    case 'done':
      return (
        <Result
          icon={<IconCircleCheck size={20} aria-hidden />}
          tone="success"
          title={formatDone(state.name, rows)}
        >
          {total !== null && total !== rows && (
            <p>{`${formatCount(total)} matched when the download began; consignments changed meanwhile.`}</p>
          )}
        </Result>
      );
    case 'empty':
      return (
        <Result icon={<IconSearchOff size={20} aria-hidden />} title="Nothing to download">
          <p>{emptyText}</p>
        </Result>
      );
    case 'stopped':
      return (
        <Result icon={<IconPlayerStop size={20} aria-hidden />} title="Download stopped">
          <p>
            {`No file was saved: ${formatArrived(rows, total)} had arrived. Your choices are still here.`}
          </p>
        </Result>
      );
    case 'failed':
      return (
        <div role="alert">
          <Result
            icon={<IconAlertTriangle size={20} aria-hidden />}
            tone="error"
            title={downloadFailedMessage}
          >
            {state.reason !== null && <p>{state.reason}</p>}
            <p>
              {rows === 0
                ? 'No file was saved. Your choices are still here.'
                : `The connection broke after ${formatArrived(rows, total)}, so no file was saved: it would not be complete. Your choices are still here.`}
            </p>
          </Result>
        </div>
      );
  }
}

interface ResultProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly tone?: 'success' | 'error';
  readonly children?: ReactNode;
}

function Result({ icon, title, tone, children }: ResultProps): ReactNode {
  return (
    <>
      <p className={`${layout.withIcon} ${typography.strong}`} data-tone={tone}>
        {icon}
        {title}
      </p>
      {children}
    </>
  );
}

function Bar({ rows, total }: { readonly rows: number; readonly total: number | null }): ReactNode {
  // Without a value it moves by itself: counting many consignments takes a while.
  const isKnown = total !== null && total > 0;
  return (
    <progress
      max={isKnown ? total : 1}
      value={isKnown ? Math.min(rows, total) : undefined}
      aria-label="Download progress"
    />
  );
}

interface ButtonsProps extends Pick<Props, 'download' | 'onDismissed'> {
  readonly state: Shown;
}

function Buttons({ download, state, onDismissed }: ButtonsProps): ReactNode {
  if (state.step === 'running') {
    return (
      <Button variant="default" size="compact-md" onClick={download.stop}>
        Stop
      </Button>
    );
  }
  const again = { failed: 'Retry', stopped: 'Start again', done: null, empty: null }[state.step];
  return (
    <>
      {again !== null && (
        <Button variant="default" size="compact-md" onClick={() => download.start(state.job)}>
          {again}
        </Button>
      )}
      <Button
        variant="default"
        size="compact-md"
        onClick={() => {
          flushSync(download.dismiss);
          onDismissed();
        }}
      >
        Dismiss
      </Button>
    </>
  );
}

const formatDone = (name: string, rows: number): string => `${name} downloaded, ${formatCount(rows, 'row')}`;

function formatArrived(rows: number, total: number | null): string {
  return total === null ? formatCount(rows, 'row') : `${formatCount(rows)} of ${formatCount(total, 'row')}`;
}

function formatProgress(rows: number, total: number | null): string {
  return total === null && rows === 0 ? 'Counting the consignments…' : formatArrived(rows, total);
}

/** Every tenth of the way, so that a screen reader is not talked over. */
function announce(state: CsvDownloadState): string {
  switch (state.step) {
    case 'running': {
      if (state.total === null || state.total === 0) return 'Download started';
      return `${Math.min(100, Math.floor((state.rows / state.total) * 10) * 10)}% downloaded`;
    }
    case 'done':
      return formatDone(state.name, state.rows);
    case 'empty':
      return 'Nothing to download';
    case 'stopped':
      return 'Download stopped';
    // The alert says it.
    case 'failed':
    case 'idle':
      return '';
  }
}
