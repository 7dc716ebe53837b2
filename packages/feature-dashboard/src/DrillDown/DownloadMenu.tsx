import { usePlanBulk } from '@consign/consignment-parts/bulk-downloads';
import type { SelectedConsignment } from '@consign/consignment-parts/selection';
import { isActive, useBulkRun } from '@consign/consignment-parts/bulk-runner';
import { formatCount } from '@consign/domain';
import { bulkActions, maxSelected } from '@consign/domain/bulk';
import { statuses } from '@consign/domain/status';
import { usePermissions } from '@consign/session';
import { typography, useMenuFocus } from '@consign/ui';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { Download } from './use-downloads.js';

interface Props {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isReading: boolean;
  /** The consignments that are known without reading more: all, or one that stands for all; null for some. */
  readonly known: readonly SelectedConsignment[] | null;
  readonly onDownload: (download: Download) => void;
}

const names: Readonly<Record<Download, string>> = {
  labels: 'Labels',
  notes: 'Notes',
  exportCsv: 'CSV file',
};

/** Labels, notes and CSV of everything behind a figure (DASH-19, DASH-24). */
export function DownloadMenu({ count, isReading, known, onDownload }: Props): ReactNode {
  const { target, openFromMenu } = useMenuFocus();
  const canPrint = usePermissions().has('Consignment.PRINT');
  const isBusy = isActive(useBulkRun()) || isReading;
  const downloads: readonly Download[] = canPrint ? ['labels', 'notes', 'exportCsv'] : ['exportCsv'];
  const plan = usePlanBulk();
  const tooMany = findTooMany(count);
  /** Why it applies to none of them (DASH-48). */
  const findReason = (download: Download): string | null => {
    if (tooMany !== null) return tooMany;
    const planned = known === null ? null : plan(download, known);
    if (planned === null || !planned.shown || planned.applicable.length > 0) return null;
    const reasons = new Set(planned.refused.map(({ candidate }) => statuses[candidate.statusCode].name));
    return `None can ${bulkActions[download].can}: ${[...reasons].join(', ')}`;
  };
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
        {downloads.map((download) => {
          const reason = findReason(download);
          return (
            <Menu.Item
              key={download}
              onClick={() => {
                if (reason === null) openFromMenu(() => onDownload(download));
              }}
              {...(reason === null ? {} : { 'aria-disabled': true })}
            >
              {names[download]}
              <span className={typography.secondLine}>{reason ?? describeCount(count)}</span>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

function describeCount(count = 0): string {
  return count === 1 ? formatCount(1, 'consignment') : `All ${formatCount(count, 'consignment')}`;
}

function findTooMany(count = 0): string | null {
  return count > maxSelected
    ? `At most ${formatCount(maxSelected)} at a time; this figure has ${formatCount(count)}. Choose fewer days, sites or service types.`
    : null;
}
