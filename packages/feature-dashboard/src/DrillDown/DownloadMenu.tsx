import { isActive, useBulkRun } from '@consign/consignment-parts/bulk-runner';
import { formatCount } from '@consign/domain';
import { maxSelected } from '@consign/domain/bulk';
import { usePermissions } from '@consign/session';
import { useMenuFocus } from '@consign/ui';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './DrillDown.module.css';
import { formatConsignments } from './figure.js';
import type { Download } from './use-downloads.js';

interface Props {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isReading: boolean;
  readonly onDownload: (download: Download) => void;
}

const names: Readonly<Record<Download, string>> = {
  labels: 'Labels',
  notes: 'Notes',
  exportCsv: 'CSV file',
};

/** Labels, notes and CSV of everything behind a figure (DASH-19, DASH-24). */
export function DownloadMenu({ count, isReading, onDownload }: Props): ReactNode {
  const { target, openFromMenu } = useMenuFocus();
  const canPrint = usePermissions().has('Consignment.PRINT');
  const isBusy = isActive(useBulkRun()) || isReading;
  const downloads: readonly Download[] = canPrint ? ['labels', 'notes', 'exportCsv'] : ['exportCsv'];
  const reason = findReason(count);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          disabled={isBusy || count === undefined || count === 0}
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {downloads.map((download) => (
          <Menu.Item
            key={download}
            onClick={() => {
              if (reason === null) openFromMenu(() => onDownload(download));
            }}
            {...(reason === null ? {} : { 'aria-disabled': true, className: classes.unfit ?? '' })}
          >
            {names[download]}
            <span className={classes.why}>{reason ?? `All ${formatConsignments(count ?? 0)}`}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function findReason(count = 0): string | null {
  return count > maxSelected
    ? `At most ${formatCount(maxSelected)} at a time; this figure has ${formatCount(count)}. Choose fewer days, sites or service types.`
    : null;
}
