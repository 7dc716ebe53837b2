import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { PreviewAnswers } from '@consign/consignment-parts/preview-answers';
import { ReferenceLink } from '@consign/consignment-parts/reference-link';
import { currentStatus } from '@consign/domain/status';
import { consignmentQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { CardSkeleton, EmptyState, FailedQuery, layout, openHere, StatusChip, typography } from '@consign/ui';
import { Dialog } from '@consign/ui/dialogs';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import classes from './Waiting.module.css';

interface Place {
  readonly reference: string;
  readonly index: number;
}

/**
 * One consignment is open at a time, at first the first. When the open one leaves the list after its answer, the next row
 * opens and has the focus.
 */
export function WaitingList({ rows }: { readonly rows: readonly ConsignmentListItem[] }): ReactNode {
  const [open, setOpen] = useState<Place | null>({ reference: rows[0]?.reference ?? '', index: 0 });
  const list = useRef<HTMLDivElement>(null);
  const hasLeft = open !== null && rows.every(({ reference }) => reference !== open.reference);
  const next = hasLeft ? rows[Math.min(open.index, rows.length - 1)] : undefined;
  const shown = next?.reference ?? open?.reference;
  const before = useRef(shown);
  useEffect(() => {
    const isNext = hasLeft && shown !== before.current;
    before.current = shown;
    if (!isNext || list.current === null) return;
    const control = list.current.querySelector<HTMLElement>('[aria-expanded="true"]');
    (control ?? list.current).focus();
  }, [hasLeft, shown]);
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      {rows.length === 0 ? (
        <EmptyState title="Nothing waits for you" icon={IconCircleCheck}>
          Every exception that needs action has an answer.
        </EmptyState>
      ) : (
        <ul aria-label="Waiting for you">
          {rows.map((row, index) => {
            const { reference } = row;
            const isOpen = reference === shown;
            const toggle = (): void => setOpen(isOpen ? null : { reference, index });
            return (
              <li key={reference} className={classes.row}>
                <Row row={row} isOpen={isOpen} onToggle={toggle} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface RowProps {
  readonly row: ConsignmentListItem;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row({ row, isOpen, onToggle }: RowProps): ReactNode {
  const { reference, receiverParticipant, statusHistory } = row;
  const id = useId();
  const status = currentStatus(statusHistory);
  return (
    <>
      <UnstyledButton
        className={classes.toggle ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <IconChevronRight className={classes.chevron} size={16} aria-hidden />
        <strong>{reference}</strong>
        <bdi className={layout.grows}>
          {[receiverParticipant.fullName, receiverParticipant.address.city].filter(Boolean).join(', ')}
        </bdi>
        {status !== null && <StatusChip code={status.code} name={status.name} />}
      </UnstyledButton>
      <div id={id} className={classes.open} hidden={!isOpen}>
        {isOpen && <Answers reference={reference} />}
      </div>
    </>
  );
}

function Answers({ reference }: { readonly reference: string }): ReactNode {
  const consignment = useQuery(consignmentQueries(useClient()).detail(reference));
  if (consignment.data !== undefined) {
    return (
      <>
        <PreviewAnswers consignment={consignment.data} />
        <p className={typography.note}>
          Consignment <ReferenceLink reference={reference} />
        </p>
      </>
    );
  }
  return consignment.error === null ? (
    <CardSkeleton label={`Loading ${reference}`} cards={[2]} />
  ) : (
    <FailedQuery title={`${reference} could not be loaded`} query={consignment} />
  );
}

interface Props {
  readonly siteIds: readonly string[];
  readonly search: DashboardLinks['search'];
  readonly onClose: () => void;
}

const query = { attention: 'WAITING_FOR_YOU' } as const;
/** The oldest first. */
const page = {
  pageNumber: 1,
  pageSize: 25,
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'asc',
} as const;

/** The consignments that wait for an answer of the user, to be answered here (ANSW-15). */
export function WaitingDialog({ siteIds, search, onClose }: Props): ReactNode {
  const waiting = useQuery(consignmentQueries(useClient()).search({ siteIds: [...siteIds], ...query }, page));
  const { data, error } = waiting;
  return (
    <Dialog opened title="Waiting for you" size="xl" onClose={onClose}>
      {data !== undefined ? (
        <>
          <WaitingList rows={data.results} />
          {data.rowCount > data.results.length && (
            <p className={typography.note}>
              The {data.results.length} that were created first.{' '}
              {search !== null && (
                <a href={search.href(query)} onClick={(event) => openHere(event, () => search.open(query))}>
                  All {data.rowCount} in the list
                </a>
              )}
            </p>
          )}
        </>
      ) : error === null ? (
        <CardSkeleton label="Loading what waits for you" cards={[3]} />
      ) : (
        <FailedQuery title="What waits for you could not be loaded" query={waiting} />
      )}
    </Dialog>
  );
}
