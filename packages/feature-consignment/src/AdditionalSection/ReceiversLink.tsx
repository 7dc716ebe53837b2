import type { Consignment } from '@consign/api-client/consignment';
import { currentStatus } from '@consign/domain/status';
import { formatDate } from '@consign/domain/dates';
import { canRenewLink } from '@consign/domain/tracking';
import { findApiError, receiversPageMutations } from '@consign/queries';
import { useClient, usePermissions, useSettings } from '@consign/session';
import { ConfirmDialog } from '@consign/ui/dialogs';
import { layout, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { restoreFocus } from '../focus.js';
import type { Schedule } from '../schedule.js';
import { CopiedLink } from './TrackingLink.js';
import { useCopy } from './use-copy.js';

interface Props {
  readonly consignment: Consignment;
  readonly page: NonNullable<Consignment['receiversPage']>;
  readonly schedule?: Schedule | undefined;
}

/** The link of the receiver's page: made when it is first copied (TRAK-03), renewed after a question (TRAK-05). */
export function ReceiversLink({ consignment, page, schedule }: Props): ReactNode {
  const { reference, trackingUrl } = consignment;
  const copying = useCopy(schedule);
  const [isAsking, setIsAsking] = useState(false);
  const mutations = receiversPageMutations(useClient());
  const sharing = useMutation(mutations.share());
  const renewing = useMutation(mutations.renew());
  const canRenew = useCanRenew(consignment);
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that made the link is gone.
    if (sharing.isSuccess && trackingUrl !== null) restoreFocus(copyButton.current);
  }, [sharing.isSuccess, trackingUrl]);
  const share = async (): Promise<void> => {
    const shared = await sharing.mutateAsync({ reference }).catch(() => null);
    if (shared !== null) await copying.copy(shared.trackingUrl);
  };
  const renew = async (): Promise<void> => {
    const renewed = await renewing.mutateAsync({ reference }).catch(() => null);
    setIsAsking(false);
    if (renewed !== null) await copying.copy(renewed.trackingUrl);
  };
  const failure = findApiError(sharing.error ?? renewing.error);
  return (
    <>
      {trackingUrl === null ? (
        <div className={layout.column}>
          <span className={typography.label}>Tracking link</span>
          <span className={layout.row}>
            <span className={`${layout.grows} ${typography.note}`}>
              {page.state === 'Ended'
                ? 'The link has ended.'
                : 'Lets the receiver follow this consignment without signing in.'}
            </span>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconCopy size={14} aria-hidden />}
              loading={sharing.isPending}
              onClick={() => void share()}
            >
              {page.state === 'Ended' ? 'Copy a new link' : 'Copy link'}
            </Button>
          </span>
        </div>
      ) : (
        <CopiedLink ref={copyButton} href={trackingUrl} copying={copying}>
          <span className={layout.row}>
            <span className={`${layout.grows} ${typography.hint}`}>
              {page.endsAtDateTimeUtc === null
                ? 'Whoever has this link can open the page. It ends 60 days after the delivery.'
                : `Whoever has this link can open the page until ${formatDate(page.endsAtDateTimeUtc)}.`}
            </span>
            {canRenew && (
              <Button
                variant="subtle"
                size="compact-md"
                leftSection={<IconRefresh size={14} aria-hidden />}
                onClick={() => setIsAsking(true)}
              >
                Renew link
              </Button>
            )}
          </span>
        </CopiedLink>
      )}
      {failure !== null && (
        <p className={typography.error} role="alert">
          {failure.message}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          opened
          title="Renew tracking link"
          confirmLabel="Renew and copy"
          cancelLabel="Keep it"
          busy={renewing.isPending}
          onConfirm={() => void renew()}
          onCancel={() => setIsAsking(false)}
        >
          The link that you have shared will stop working. Send the new one to the receiver.
        </ConfirmDialog>
      )}
    </>
  );
}

function useCanRenew({ statusHistory }: Consignment): boolean {
  const permissions = usePermissions();
  const settings = useSettings();
  const status = currentStatus(statusHistory)?.code ?? 'DRAFT';
  return canRenewLink({ settings, status, ownUrl: null }, { permissions }).allowed;
}
