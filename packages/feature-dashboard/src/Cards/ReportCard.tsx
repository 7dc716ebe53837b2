import { copyText } from '@consign/consignment-parts';
import type { ReportName } from '@consign/domain/reports';
import { Card, FailedQuery, lazyComponent, typography } from '@consign/ui';
import { ActionIcon, Box, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconCopy, IconInfoCircle, IconTable } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ReportScope } from '@consign/queries';

import { cardId } from '../card-id.js';
import type { Segment } from '../segments.js';
import { CardTable, toTabSeparated, type TableData } from './CardTable.js';
import classes from './ReportCard.module.css';

const AboutDialog = lazyComponent(async () => (await import('./AboutDialog.js')).AboutDialog);

interface Props<Data> {
  readonly name: ReportName;
  readonly title: string;
  /** The days that the figures cover. */
  readonly scope: string;
  readonly result: UseQueryResult<Data>;
  readonly isEmpty: (data: Data) => boolean;
  /** Says in words that there are no figures. */
  readonly emptyText: string;
  readonly table: (data: Data) => TableData;
  /** Between the title and the figures. */
  readonly tools?: ReactNode;
  /** Below the figures, where there are any. */
  readonly action?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One report: its figures, or why there are none. As high in every state, and failing by itself (DASH-08). */
export function ReportCard<Data>(props: Props<Data>): ReactNode {
  const { name, title, result, isEmpty, table, tools, action } = props;
  const [isTable, setIsTable] = useState(false);
  const [isAbout, setIsAbout] = useState(false);
  const { data } = result;
  const hasFigures = data !== undefined && !isEmpty(data);
  const toggle = isTable ? 'Show as chart' : 'Show as table';
  return (
    <div className={classes.card}>
      <Card
        id={cardId(name)}
        title={title}
        aside={
          <>
            <span className={typography.hint}>{describeState(result)}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`About ${title}`}
              aria-haspopup="dialog"
              onClick={() => setIsAbout(true)}
              onPointerEnter={AboutDialog.preload}
            >
              <IconInfoCircle size={18} aria-hidden />
            </ActionIcon>
          </>
        }
        flush
      >
        {tools !== undefined && <div className={classes.tools}>{tools}</div>}
        <div className={classes.body} data-short={tools !== undefined || undefined}>
          <Body {...props} isTable={isTable} />
        </div>
        <div className={classes.foot}>
          {hasFigures && (
            <>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={
                  isTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />
                }
                onClick={() => setIsTable(!isTable)}
              >
                {toggle}
                <VisuallyHidden component="span"> ({title})</VisuallyHidden>
              </Button>
              {isTable && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconCopy size={16} aria-hidden />}
                  onClick={() => void copyText(toTabSeparated(table(data)), 'Table')}
                >
                  Copy table
                  <VisuallyHidden component="span"> ({title})</VisuallyHidden>
                </Button>
              )}
              {action}
            </>
          )}
        </div>
      </Card>
      {isAbout && <AboutDialog name={name} title={title} onClose={() => setIsAbout(false)} />}
    </div>
  );
}

function describeState({ data, isPlaceholderData, isError }: UseQueryResult): string {
  if (data === undefined) return '';
  if (isPlaceholderData) return 'Updating…';
  return isError ? 'Not updated' : '';
}

function Body<Data>({
  title,
  scope,
  result,
  isEmpty,
  emptyText,
  table,
  isTable,
  children,
}: Props<Data> & { readonly isTable: boolean }): ReactNode {
  // Reading isFetching would draw every refresh (DASH-31).
  const { data, error, isPlaceholderData } = result;
  if (data !== undefined && isEmpty(data)) return <p className={classes.empty}>{emptyText}</p>;
  if (data !== undefined) {
    if (isTable) {
      const label = `${title}, ${scope}`;
      return (
        // Reachable by keyboard, since it scrolls.
        <Box component="section" className={classes.scroll} aria-label={`${title} as a table`} tabIndex={0}>
          <CardTable caption={label} {...table(data)} />
        </Box>
      );
    }
    return (
      <div className={classes.scroll} data-old={isPlaceholderData || undefined}>
        {children(data)}
      </div>
    );
  }
  if (error !== null) {
    return (
      <div className={classes.failed}>
        <FailedQuery title="Chart service is not available" query={result} />
      </div>
    );
  }
  return (
    <div className={classes.scroll} aria-busy="true">
      <VisuallyHidden>Loading {title}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton height={14} width="40%" mb={16} />
        <Skeleton height={180} mb={16} />
        <Skeleton height={14} width="70%" />
      </div>
    </div>
  );
}

export interface CardProps {
  readonly filter: ReportScope;
}

export interface SegmentCardProps extends CardProps {
  /** Opens the consignments behind a segment. */
  readonly onOpen: (segment: Segment) => void;
}
