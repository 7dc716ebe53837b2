import { DisabledReasonButton } from '@consign/ui';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** New Consignment with the reason why it is disabled; loaded only for users who need it. */
export function DisabledNewConsignment({ reason }: { readonly reason: string }): ReactNode {
  return (
    <DisabledReasonButton reason={reason} icon={<IconPlus size={16} aria-hidden />}>
      New Consignment
    </DisabledReasonButton>
  );
}
