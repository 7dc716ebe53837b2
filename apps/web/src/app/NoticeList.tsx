import type { Notice } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { formatDateTime } from '@consign/domain/dates';
import { noticeMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { layout } from '@consign/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { mainId } from './RouteAnnouncer.js';

const advice: Readonly<Record<Notice['reason'], string>> = {
  Rejected:
    'The mail server refused it. Check your email address under My Details, or print the manifest from Consignments.',
  Unavailable:
    'No mail server took it for three days. Email it again, or print the manifest from Consignments.',
  NothingToSend: 'None of its consignments could be included any more. Check their status in Consignments.',
};

/** The user's notices, each with a way to dismiss it (DOCS-15). */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }): ReactNode {
  return (
    <section className={layout.notice} data-edge data-tone="warning" aria-label="Emails that weren't sent">
      <ul className={layout.rows}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function NoticeRow({ notice }: { readonly notice: Notice }): ReactNode {
  const dismissal = useMutation(noticeMutations(useClient()).dismiss());
  const { id, consignmentCount, reason, requestedAtDateTimeUtc } = notice;
  const many = formatCount(consignmentCount, 'consignment');
  const dismiss = () =>
    // The button disappears with its row, so the focus moves on to the content.
    dismissal.mutate(id, { onSuccess: () => document.getElementById(mainId)?.focus() });
  return (
    <li>
      <p className={layout.grows}>
        <strong>
          The pickup manifest for {many} that you emailed on {formatDateTime(requestedAtDateTimeUtc)} was not
          sent.
        </strong>{' '}
        {advice[reason]} Your consignments haven&apos;t changed.
      </p>
      <Button
        size="compact-sm"
        variant="default"
        loading={dismissal.isPending}
        aria-label={`Dismiss: manifest of ${formatDateTime(requestedAtDateTimeUtc)}`}
        onClick={dismiss}
      >
        Dismiss
      </Button>
    </li>
  );
}
