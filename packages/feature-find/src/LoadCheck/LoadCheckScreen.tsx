import { saveFile } from '@consign/consignment-parts/bulk-downloads';
import { SitesGate } from '@consign/consignment-parts/sites-gate';
import { formatDateTime } from '@consign/domain/dates';
import { formatDeliveredPieces } from '@consign/domain/status';
import { documentMutations, loadCheckQueries, type LoadCheck, type LoadPieces } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, CardSkeleton, EmptyState, FailedQuery, layout, Page, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconTruckLoading } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import classes from './LoadCheck.module.css';
import { cardId, LoadDock } from './LoadDock.js';
import { keptScans } from './use-load-scans.js';

export interface LoadCheckScreenProps {
  /** The consignments to check; null for what waits for pickup at the active sites. */
  readonly references: readonly string[] | null;
  readonly consignmentHref: (reference: string) => string;
}

/** The load check of the active sites (LOAD-01). */
export function LoadCheckScreen(props: LoadCheckScreenProps): ReactNode {
  return <SitesGate>{(siteIds) => <LoadCheckPage {...props} siteIds={siteIds} />}</SitesGate>;
}

interface PageProps extends LoadCheckScreenProps {
  readonly siteIds: readonly string[];
}

/** Checks what stands on the dock against what should be loaded, and signs it. */
function LoadCheckPage({ references, consignmentHref, siteIds }: PageProps): ReactNode {
  const body = { siteIds: [...siteIds], ...(references === null ? {} : { references: [...references] }) };
  const client = useClient();
  const name = JSON.stringify(body);
  const hasBegun = (): boolean => keptScans(client, name).get().length > 0;
  const load = useQuery(loadCheckQueries(client).pieces(body, hasBegun));
  /** Undefined before the first signature. */
  const [signed, setSigned] = useState<SignedCheck | null>();
  // The pressed button goes with its card.
  useEffect(() => {
    if (signed !== undefined) document.getElementById(cardId)?.focus();
  }, [signed]);
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
  const found = new Set(consignments.map(({ reference }) => reference));
  // As the server looks for them: an address is typed in any case.
  const leftOut = (references ?? []).filter((reference) => !found.has(reference.trim().toUpperCase()));
  return (
    <Page width="form">
      {signed ? (
        <SignedLoad
          signed={signed}
          onRestart={() => {
            setSigned(null);
            void load.refetch();
          }}
        />
      ) : consignments.length === 0 ? (
        <Card id={cardId} title="Load check">
          <EmptyState
            icon={IconTruckLoading}
            title={references === null ? 'Nothing waits for pickup' : 'Nothing to load'}
          >
            {references === null
              ? 'Request a pickup, or choose consignments in the list, to check their load here.'
              : 'The consignments of this link are drafts, cancelled, or not of your sites.'}
          </EmptyState>
        </Card>
      ) : (
        <LoadDock
          key={name}
          load={name}
          consignments={consignments}
          leftOut={leftOut}
          consignmentHref={consignmentHref}
          onSigned={(check) => setSigned({ check, consignments })}
        />
      )}
    </Page>
  );
}

/** A signed check with the consignments that it was about. */
interface SignedCheck {
  readonly check: LoadCheck;
  readonly consignments: LoadPieces['consignments'];
}

interface Props {
  readonly signed: SignedCheck;
  readonly onRestart: () => void;
}

/** Who signed what and when, and the manifest that says so (LOAD-03, LOAD-04). */
function SignedLoad({ signed: { check, consignments }, onRestart }: Props): ReactNode {
  const manifest = useMutation(documentMutations(useClient()).pickupManifest());
  const print = async (): Promise<void> => {
    const consignmentIds = consignments.map(({ id }) => id);
    const file = await manifest.mutateAsync({ consignmentIds, searchParameters: null }).catch(() => null);
    if (file !== null) saveFile(file);
  };
  return (
    <Card id={cardId} title="Load signed" stacked>
      <output>
        <p className={classes.count}>{formatDeliveredPieces(check.loaded, check.expected)} loaded</p>
        <p className={typography.note}>
          Signed by {check.signedBy}, {formatDateTime(check.signedAtDateTimeUtc)}
        </p>
      </output>
      <div className={layout.buttons} data-end>
        <Button variant="default" onClick={onRestart}>
          Start another check
        </Button>
        <Button loading={manifest.isPending} onClick={() => void print()}>
          Download the manifest
        </Button>
      </div>
    </Card>
  );
}
