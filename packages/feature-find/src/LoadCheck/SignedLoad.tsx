import { saveFile } from '@consign/consignment-parts/bulk-downloads';
import { formatDateTime } from '@consign/domain/dates';
import { documentMutations, type LoadCheck, type LoadPieces } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card } from '@consign/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import classes from './LoadCheck.module.css';

/** A signed check with the consignments that it was about. */
export interface SignedCheck {
  readonly check: LoadCheck;
  readonly consignments: LoadPieces['consignments'];
}

interface Props {
  readonly signed: SignedCheck;
  readonly onRestart: () => void;
}

/** Who signed what and when, and the manifest that says so (LOAD-03, LOAD-04). */
export function SignedLoad({ signed: { check, consignments }, onRestart }: Props): ReactNode {
  const manifest = useMutation(documentMutations(useClient()).pickupManifest());
  const print = async (): Promise<void> => {
    const consignmentIds = consignments.map(({ id }) => id);
    const file = await manifest.mutateAsync({ consignmentIds, searchParameters: null }).catch(() => null);
    if (file !== null) saveFile(file);
  };
  return (
    <Card title="Load signed">
      <output>
        <p className={classes.count}>
          {check.loaded} of {check.expected} {check.expected === 1 ? 'piece' : 'pieces'} loaded
        </p>
        <p className={classes.receiver}>
          Signed by {check.signedBy}, {formatDateTime(check.signedAtDateTimeUtc)}
        </p>
      </output>
      <div className={classes.actions}>
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
