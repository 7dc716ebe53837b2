import type { Consignment } from '@consign/api-client/consignment';
import { formatDateTime } from '@consign/domain/dates';
import { routeAccess } from '@consign/domain/permissions';
import { currentStatus, formatDeliveredPieces } from '@consign/domain/status';
import { usePermissions } from '@consign/session';
import { layout, typography } from '@consign/ui';
import { Box, Button } from '@mantine/core';
import type { ReactNode } from 'react';

/** The pieces that the latest load check left on the dock, until the consignment is over (LOAD-24). */
export function LoadNotice({ consignment }: { readonly consignment: Consignment }): ReactNode {
  const { reference, statusHistory, loadCheck } = consignment;
  const permissions = usePermissions();
  const status = currentStatus(statusHistory)?.code;
  const isOver = status === 'DELIVERED' || status === 'CANCELLED';
  if (!loadCheck || loadCheck.missing === 0 || isOver) return null;
  const { missing, expected, signedBy, signedAtDateTimeUtc } = loadCheck;
  return (
    <Box mb={12} className={layout.notice} role="note">
      <p className={typography.strong}>Not loaded: {formatDeliveredPieces(missing, expected)}</p>
      <p className={typography.dimmed}>
        Signed by <bdi>{signedBy}</bdi>, {formatDateTime(signedAtDateTimeUtc)}
      </p>
      {permissions.has('Consignment.PRINT') && (
        <Button
          mt={4}
          variant="default"
          size="compact-md"
          component="a"
          href={`${routeAccess.dock.path}?refs=${reference}`}
          target="_blank"
          rel="noopener"
        >
          Check the load
        </Button>
      )}
    </Box>
  );
}
