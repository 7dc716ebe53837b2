import { formatCount } from '@consign/domain';
import { countReasons, type BulkReport, type BulkRow, type ReasonGroup } from '@consign/domain/bulk';
import { layout, typography } from '@consign/ui';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, type Icon } from '@tabler/icons-react';
import { memo, useMemo, type ReactNode } from 'react';

import { ReferenceLink, TextWithReference } from '../ReferenceLink/ReferenceLink.js';
import classes from './BulkResult.module.css';
import { useChunkedRender } from './use-chunked-render.js';

const icons: Readonly<Record<BulkRow['severity'], Icon>> = {
  Information: IconCircleCheck,
  Warning: IconAlertTriangle,
  Error: IconCircleX,
};
const tones = { Information: undefined, Warning: 'warning', Error: 'error' } as const;
const order: readonly BulkRow['severity'][] = ['Error', 'Warning', 'Information'];

/** All rows without paging, errors and warnings first (BULK-12). */
export function ResultTable({ report }: { readonly report: BulkReport }): ReactNode {
  const { rows, errors, warnings, information } = report;
  const sorted = useMemo(
    () => order.flatMap((severity) => rows.filter((row) => row.severity === severity)),
    [rows],
  );
  const parts = useChunkedRender(sorted);
  return (
    <div className={layout.column}>
      <p className={typography.note}>
        {formatCount(errors, 'error')}, {formatCount(warnings, 'warning')}, {information} informational
      </p>
      <ReasonCounts rows={rows} />
      <div className={classes.frame}>
        <table
          className={classes.table}
          data-plain={rows.every(({ details }) => details.length === 0) || undefined}
          aria-label="Results by consignment"
        >
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Consignment</th>
              <th scope="col">Description</th>
              <th scope="col">Details</th>
            </tr>
          </thead>
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts are added at the end and never move
            <ResultRows key={index} rows={part} />
          ))}
        </table>
      </div>
    </div>
  );
}

const ResultRows = memo(function ResultRows({ rows }: { readonly rows: readonly BulkRow[] }): ReactNode {
  return (
    <tbody>
      {rows.map(({ severity, reference, description, details }, index) => {
        const Glyph = icons[severity];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a consignment may have the same message twice, and rows never move
          <tr key={index}>
            <td>
              <span className={layout.withIcon} data-tone={tones[severity]}>
                <Glyph size={16} aria-hidden />
                {severity}
              </span>
            </td>
            <td className={classes.reference}>
              <ReferenceLink reference={reference} />
            </td>
            <td>
              <TextWithReference text={description} reference={reference} />
            </td>
            <td>
              <TextWithReference text={details.join('\n')} reference={reference} />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
});

/** The reasons that several rows share, each counted in one line (BULK-26). */
function ReasonCounts({ rows }: { readonly rows: readonly BulkRow[] }): ReactNode {
  const shared = useMemo(() => findSharedReasons(rows), [rows]);
  if (shared.length === 0) return null;
  return (
    <ul className={layout.bullets} aria-label="Reasons">
      {shared.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function findSharedReasons(rows: readonly BulkRow[]): readonly ReasonGroup<BulkRow>[] {
  const failures = rows.filter(({ severity }) => severity !== 'Information');
  return countReasons(failures, ({ description }) => description).filter(({ items }) => items.length > 1);
}
