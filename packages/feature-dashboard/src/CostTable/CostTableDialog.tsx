import { saveFile } from '@consign/consignment-parts/bulk-downloads';
import { reportQueries, type ReportScope } from '@consign/queries';
import { useClient } from '@consign/session';
import { EmptyState, layout, typography } from '@consign/ui';
import { DataTable, type DataColumn } from '@consign/ui/data-table';
import { Dialog } from '@consign/ui/dialogs';
import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';

import { focusCard } from '../card-id.js';
import { formatDays } from '../Cards/figures.js';
import type { DashboardLinks } from '../dashboard-screen-props.js';
import { listCostColumns, sortCostRows, writeCostsCsv } from './cost-columns.js';
import {
  costListNames,
  costLists,
  toCostRows,
  type CostList,
  type CostRow,
  type CostTableState,
} from './cost-rows.js';
import classes from './CostTable.module.css';

interface Props {
  readonly state: CostTableState;
  readonly filter: ReportScope;
  readonly onChange: (state: CostTableState) => void;
  readonly link: DashboardLinks['consignment'];
  readonly onClose: () => void;
}

/** The costs of the period by one of their lists (DASH-53). Its list and order are in the URL. */
export function CostTableDialog({ state, filter, onChange, link, onClose }: Props): ReactNode {
  const { by, sort } = state;
  const result = useQuery(reportQueries(useClient()).costGroups(filter));
  const { data } = result;
  const rows = useMemo(() => (data === undefined ? null : toCostRows(data, by)), [data, by]);
  const sorted = useMemo(() => (rows === null ? null : sortCostRows(rows, { by, sort })), [rows, by, sort]);
  // Rows that are known already are drawn once the dialog is open.
  const isOpen = useDeferredValue(true, false);
  const columns = useMemo(() => listColumns(by), [by]);
  const days = formatDays(filter.days);
  useEffect(() => () => queueMicrotask(() => focusCard('costs')), []);
  return (
    <Dialog opened size="wide" title={`Costs by group · ${days}`} onClose={onClose}>
      <div className={classes.bar}>
        <NativeSelect
          label="Show"
          data-autofocus
          value={by}
          data={costListNames.map((value) => ({ value, label: costLists[value].label }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ by: costListNames.find((name) => name === value) ?? by, sort: null })
          }
        />
        <p
          className={`${layout.grows} ${typography.note}`}
        >{`Staged ${days}, with a confirmed price · NZD excluding GST`}</p>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={sorted === null || sorted.length === 0}
          onClick={() =>
            saveFile({
              name: `Costs, ${costLists[by].label.toLowerCase()}, ${filter.days.from} to ${filter.days.to}.csv`,
              content: new Blob([writeCostsCsv(sorted ?? [], by)], { type: 'text/csv;charset=utf-8' }),
            })
          }
        >
          Download CSV
        </Button>
      </div>
      <div className={classes.table}>
        <DataTable
          label={`Costs: ${costLists[by].label}`}
          columns={columns}
          rows={isOpen ? sorted : null}
          rowId={({ id }) => id}
          sort={sort ?? { column: by === 'dearest' ? 'difference' : 'confirmed', direction: 'desc' }}
          onSort={(next) => onChange({ by, sort: next })}
          maxHeight="max(240px, calc(90dvh - 200px))"
          link={
            by === 'dearest' && link !== null
              ? { href: ({ name }) => link.href(name), open: ({ name }) => link.open(name) }
              : null
          }
          renderCard={(row) => <CostCard row={row} by={by} />}
          busy={result.isPlaceholderData}
          empty={
            <EmptyState title="No costs">
              {by === 'dearest'
                ? `No consignment staged ${days} was confirmed above its estimate.`
                : `Nothing that was staged ${days} has a confirmed price.`}
            </EmptyState>
          }
          failure={{ title: "The costs couldn't be loaded", query: result }}
        />
      </div>
    </Dialog>
  );
}

function listColumns(by: CostList): readonly DataColumn<CostRow>[] {
  return [
    {
      id: 'name',
      header: costLists[by].column,
      width: 200,
      sortable: true,
      isLink: true,
      cell: ({ name, rank }) => (rank === 0 ? <bdi>{name}</bdi> : <strong>{name}</strong>),
    },
    ...listCostColumns(by).map(({ id, header, width, value, text }): DataColumn<CostRow> => ({
      id,
      header,
      width,
      align: 'right',
      sortable: true,
      cell: (row) => {
        const found = value(row);
        return found === null ? null : text(found, row);
      },
    })),
  ];
}

function CostCard({ row, by }: { readonly row: CostRow; readonly by: CostList }): ReactNode {
  return (
    <span className={classes.card}>
      <strong>{row.name}</strong>
      {listCostColumns(by).map(({ id, header, value, text }) => {
        const found = value(row);
        return (
          found !== null && (
            <span key={id} className={classes.field}>
              <span>{header}</span>
              <span>{text(found, row)}</span>
            </span>
          )
        );
      })}
    </span>
  );
}
