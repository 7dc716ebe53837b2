import { formatCount } from '@consign/domain';
import {
  exceptionFilters,
  filterStatuses,
  type ExceptionFilter,
  type ExceptionState,
} from '@consign/domain/reports';
import { reportQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';

import { Picture } from './PairFigures.js';
import { type SegmentCardProps, ReportCard } from './ReportCard.js';
import { formatDays, listKinds, type KindCount } from './figures.js';
import classes from './Figures.module.css';
import { KindBars } from './lazy-pictures.js';
import { LegendEntry } from './Legend.js';

/** As .kind in the stylesheet, so that each bar stands beside its kind. */
const rowHeight = 53;

interface Props extends SegmentCardProps {
  readonly shown: ExceptionFilter;
  readonly onShow: (shown: ExceptionFilter) => void;
}

/** Exceptions by kind, resolved and not (DASH-12). */
export function ExceptionsCard({ filter, shown, onShow, onOpen }: Props): ReactNode {
  const result = useQuery({
    ...reportQueries(useClient()).exceptions(filter),
    select: (counts) => listKinds(counts, shown),
  });
  const scope = formatDays(filter.days);
  const open = ({ id, title }: Pick<KindCount, 'id' | 'title'>, exceptionStatus: ExceptionState): void =>
    onOpen({
      card: 'exceptions',
      standardEventId: id,
      title,
      exceptionStatus,
      statusCodes: shown === 'All' ? [] : filterStatuses(shown),
    });
  return (
    <ReportCard
      name="exceptions"
      title="Unresolved Exceptions"
      scope={shown === 'All' ? scope : `${shown}, ${scope}`}
      result={result}
      tools={<FilterChoice shown={shown} onShow={onShow} />}
      isEmpty={(kinds) => kinds.length === 0}
      emptyText={
        shown === 'All'
          ? `No exceptions were raised ${scope}.`
          : `No exceptions were raised ${scope} in ${shown.toLowerCase()}.`
      }
      table={(kinds) => ({
        columns: ['Exception', 'Unresolved', 'Resolved', 'Total'],
        rows: kinds.map(({ id, title, open: unresolved, closed }) => ({
          key: id,
          cells: [title, formatCount(unresolved), formatCount(closed), formatCount(unresolved + closed)],
        })),
      })}
    >
      {(kinds) => (
        <div className={classes.kinds}>
          <ul className={classes.list}>
            {kinds.map((kind) => (
              <li key={kind.id} className={classes.kind}>
                <p className={classes.kindTitle} title={kind.title}>
                  <bdi>{kind.title}</bdi>
                  <span className={classes.kindTotal}>{formatCount(kind.open + kind.closed)} in total</span>
                </p>
                <div className={classes.entries}>
                  <LegendEntry
                    fill="bad"
                    label="Unresolved"
                    count={kind.open}
                    subject={kind.title}
                    onOpen={() => open(kind, 'OPEN')}
                  />
                  <LegendEntry
                    fill="settled"
                    label="Resolved"
                    count={kind.closed}
                    subject={kind.title}
                    onOpen={() => open(kind, 'CLOSED')}
                  />
                </div>
              </li>
            ))}
          </ul>
          <Picture height={rowHeight * kinds.length}>
            <KindBars
              rowHeight={rowHeight}
              kinds={kinds}
              onPick={(id, part) => {
                const kind = kinds.find((known) => known.id === id);
                if (kind !== undefined) open(kind, part);
              }}
            />
          </Picture>
        </div>
      )}
    </ReportCard>
  );
}

function FilterChoice({ shown, onShow }: Pick<Props, 'shown' | 'onShow'>): ReactNode {
  const name = useId();
  return (
    <fieldset className={classes.filter} aria-label="Exceptions to show">
      {exceptionFilters.map((filter) => (
        <label key={filter}>
          <input type="radio" name={name} checked={filter === shown} onChange={() => onShow(filter)} />
          {filter}
        </label>
      ))}
    </fieldset>
  );
}
