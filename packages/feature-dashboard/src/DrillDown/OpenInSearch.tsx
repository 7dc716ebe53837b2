import { maxPastedReferences } from '@consign/domain/bulk';
import type { ReportScope } from '@consign/queries';
import { DisabledReasonButton, openHere } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { formatCount } from '@consign/domain';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import type { Segment } from '../segments.js';
import type { AllRows } from './use-rows.js';

interface Props {
  readonly segment: Segment;
  readonly scope: ReportScope;
  readonly count: number;
  readonly rows: AllRows;
  readonly links: DashboardLinks;
}

const icon = <IconListSearch size={16} aria-hidden />;
const label = 'Open in search';

/** Shows exactly these consignments in the list; for users of the list alone. */
export function OpenInSearch({ segment, scope, count, rows, links }: Props): ReactNode {
  const { search, findReferences } = links;
  if (search === null || findReferences === null || count === 0) return null;
  const target = findSearchTarget(segment, scope, count);
  if (target.kind === 'query') {
    return (
      <Button
        component="a"
        href={search.href(target.query)}
        variant="default"
        leftSection={icon}
        onClick={(event: MouseEvent) => openHere(event, () => search.open(target.query))}
      >
        {label}
      </Button>
    );
  }
  return (
    <DisabledReasonButton
      reason={target.kind === 'none' ? target.reason : null}
      busy={rows.reading?.purpose === label}
      variant="default"
      icon={icon}
      onClick={() =>
        rows.withRows(label, (found) => {
          if (found === null || found.length > maxPastedReferences) return;
          findReferences(found.map(({ reference }) => reference));
        })
      }
    >
      {label}
    </DisabledReasonButton>
  );
}

/** How the list shows exactly the consignments behind a figure. */
type SearchTarget =
  /** By its filters. */
  | { readonly kind: 'query'; readonly query: Readonly<Record<string, string>> }
  /** By their references: the list has no filter for DIFOT, exceptions or service types. */
  | { readonly kind: 'references' }
  /** It can't. */
  | { readonly kind: 'none'; readonly reason: string };

export function findSearchTarget(
  segment: Segment,
  { days, serviceTypeCodes }: ReportScope,
  count: number,
): SearchTarget {
  if (segment.card === 'created' && serviceTypeCodes.length === 0) {
    return {
      kind: 'query',
      query: { statuses: segment.statusCode, startDate: days.from, endDate: days.to },
    };
  }
  if (count <= maxPastedReferences) return { kind: 'references' };
  const [most, all] = [formatCount(maxPastedReferences), formatCount(count)];
  return {
    kind: 'none',
    reason: `The list shows at most ${most} of these at a time; this figure has ${all}. Choose fewer days, sites or service types.`,
  };
}
