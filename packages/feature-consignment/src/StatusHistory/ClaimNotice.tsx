import type { Claim } from '@consign/api-client/consignment';
import { BlockedTab, useSignedLink } from '@consign/consignment-parts';
import { formatLongDay, type Day } from '@consign/domain/dates';
import { documentMutations } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { layout, typography } from '@consign/ui';
import { Box, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Props {
  readonly reference: string;
  readonly claim: Claim;
  readonly today: Day;
}

/** Until when damage or loss can be claimed, and the prepared claim for users who may print (CLAM-03). */
export function ClaimNotice({ reference, claim, today }: Props): ReactNode {
  const { claimBy, reasons } = claim;
  const permissions = usePermissions();
  const create = useMutation(documentMutations(useClient()).create());
  const { open, opening, failed, blocked } = useSignedLink({
    address: null,
    name: 'Claim',
    text: 'Preparing claim…',
    renew: async () => {
      const made = await create.mutateAsync({ documentTypes: ['CLAIM'], references: [reference] });
      return made.items[0]?.uri ?? null;
    },
  });
  const day = formatLongDay(claimBy);
  return (
    <Box mb={12} className={layout.notice} role="note">
      <p className={typography.strong}>
        {claimBy < today ? `The time to claim ended on ${day}` : `Claim by ${day}`}
      </p>
      <p className={typography.dimmed}>{reasons.join('; ')}</p>
      {permissions.has('Consignment.PRINT') && (
        <Button mt={4} variant="default" size="compact-md" loading={opening} onClick={() => void open()}>
          Prepare claim
        </Button>
      )}
      {failed && (
        <p className={typography.error} role="alert">
          The claim couldn't be prepared. Try again later.
        </p>
      )}
      <BlockedTab href={blocked} />
    </Box>
  );
}
