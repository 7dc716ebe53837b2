import { loadCheckQueries } from '@consign/queries';
import { useClient, useSites } from '@consign/session';
import { Card, CardSkeleton, EmptyState, FailedQuery, Page } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import { IconTruckLoading } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { LoadDock } from './LoadDock.js';
import { SignedLoad, type SignedCheck } from './SignedLoad.js';

export interface LoadCheckScreenProps {
  /** The consignments to check; null for what waits for pickup at the active sites. */
  readonly references: readonly string[] | null;
  readonly consignmentHref: (reference: string) => string;
}

/** Checks what stands on the dock against what should be loaded, and signs it (LOAD-01). */
export function LoadCheckScreen({ references, consignmentHref }: LoadCheckScreenProps): ReactNode {
  const { activeIds } = useSites();
  const body = { siteIds: [...activeIds], ...(references === null ? {} : { references: [...references] }) };
  const load = useQuery(loadCheckQueries(useClient()).pieces(body));
  const [signed, setSigned] = useState<SignedCheck | null>(null);
  if (load.data === undefined) {
    return (
      <Page width="form">
        {load.isError ? (
          <FailedQuery title="The pieces to load could not be read" query={load} />
        ) : (
          <CardSkeleton label="Loading the pieces" cards={[2, 4]} />
        )}
      </Page>
    );
  }
  const { consignments } = load.data;
  return (
    <Page width="form">
      {signed !== null ? (
        <SignedLoad
          signed={signed}
          onRestart={() => {
            setSigned(null);
            void load.refetch();
          }}
        />
      ) : consignments.length === 0 ? (
        <Card title="Load check">
          <EmptyState icon={IconTruckLoading} title="Nothing waits for pickup">
            Request a pickup, or choose consignments in the list, to check their load here.
          </EmptyState>
        </Card>
      ) : (
        <LoadDock
          key={JSON.stringify(body)}
          load={JSON.stringify(body)}
          consignments={consignments}
          consignmentHref={consignmentHref}
          onSigned={(check) => setSigned({ check, consignments })}
        />
      )}
    </Page>
  );
}
