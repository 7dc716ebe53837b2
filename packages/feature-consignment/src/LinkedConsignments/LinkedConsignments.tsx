import { currentStatus } from '@consign/domain/status';
import { consignmentLinkQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, layout, openHere, StatusChip, typography } from '@consign/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Props {
  readonly reference: string;
  readonly href: (reference: string) => string;
  readonly onOpen: (reference: string) => void;
}

/** Copies and returns of this consignment, and its original (CONS-30). Hidden if there are none. */
export function LinkedConsignments({ reference, href, onOpen }: Props): ReactNode {
  const links = useQuery(consignmentLinkQueries(useClient()).forConsignment(reference));
  if (links.data?.length === 0) return null;
  return (
    <Card title="Linked consignments">
      {links.isPending && (
        <div aria-busy="true">
          <Skeleton height={16} width="60%" />
        </div>
      )}
      {links.isError && links.data === undefined && (
        <p className={typography.error} role="alert">
          Failed to load consignment links{' '}
          <button type="button" className={typography.link} onClick={() => void links.refetch()}>
            Retry
          </button>
        </p>
      )}
      <ul>
        {links.data?.map(({ sourceConsignment, targetConsignment, linkTypeName }) => {
          // A link has both ends; show the other one.
          const isSource = sourceConsignment.reference.toUpperCase() === reference.toUpperCase();
          const other = isSource ? targetConsignment : sourceConsignment;
          const status = currentStatus(other.statusHistory);
          return (
            <li key={`${linkTypeName} ${other.id}`} className={layout.row}>
              <span className={typography.dimmed}>{isSource ? linkTypeName : `${linkTypeName} of`}</span>
              <a
                href={href(other.reference)}
                onClick={(event) => openHere(event, () => onOpen(other.reference))}
              >
                {other.reference}
              </a>
              {status !== null && <StatusChip code={status.code} name={status.name} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
