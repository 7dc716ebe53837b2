import type { Consignment } from '@consign/api-client/consignment';
import { formatDate } from '@consign/domain/dates';
import { currentStatus, describeShortDelivery } from '@consign/domain/status';
import { useSettings } from '@consign/session';
import { layout, StatusButton, StatusTimeline, Tag, typography } from '@consign/ui';
import type { ReactNode } from 'react';

import { ConsignmentIcons, describeOutdated } from '../ConsignmentIcons/ConsignmentIcons.js';
import { AddressBlock } from '../ParticipantSection/AddressBlock.js';
import classes from './Preview.module.css';
import { PreviewAnswers, Section } from './PreviewAnswers.js';
import { PreviewFreight } from './PreviewFreight.js';

/** The contents of the preview, most important first. */
export function PreviewContent({ consignment }: { readonly consignment: Consignment }): ReactNode {
  const { requestedPickupDateEnabled } = useSettings();
  const { statusHistory, senderParticipant, receiverParticipant, lineItems, tags, proofOfDelivery } =
    consignment;
  const status = currentStatus(statusHistory);
  const goods = lineItems.flatMap((item) => item.dangerousGoods ?? []);
  return (
    <>
      <div className={layout.row}>
        {status !== null && <StatusButton code={status.code} name={status.name} />}
        <ConsignmentIcons
          isDeliveryException={consignment.isDeliveryException}
          shortDelivery={proofOfDelivery === null ? null : describeShortDelivery(proofOfDelivery)}
          hasUnresolvedNotes={consignment.hasUnresolvedNotes}
          outdated={describeOutdated(consignment)}
          dangerousGoods={goods}
        />
        {tags.map(({ code, name, colour }) => (
          <Tag key={code} name={name} colour={colour} />
        ))}
      </div>
      <PreviewAnswers consignment={consignment} />
      <div className={classes.participants}>
        <Section title="Sender">
          <AddressBlock participant={senderParticipant} />
        </Section>
        <Section title="Receiver">
          <AddressBlock participant={receiverParticipant} />
        </Section>
      </div>
      <Section title="Freight">
        <PreviewFreight consignment={consignment} />
      </Section>
      <Section title="Dates">
        <Facts
          facts={[
            ['Created', formatDate(consignment.createdAtDateTimeUtc)],
            [
              'Requested pickup',
              requestedPickupDateEnabled ? formatDate(consignment.requestedPickupDateTimeUtc) : '',
            ],
            ['Requested delivery', formatDate(consignment.requestedDeliveryDateTimeUtc)],
            ['Confirmed delivery', formatDate(consignment.confirmedDeliveryDateTimeUtc)],
          ]}
        />
      </Section>
      <Section title="Details">
        <Facts
          facts={[
            ['Service type', consignment.serviceType.name],
            ['Sender ref', consignment.senderReference],
            ['Receiver ref', consignment.receiverReference],
            ['Sales ref', consignment.salesReference],
            ['Requesting site', consignment.chargeSite.name],
            ['Notes', consignment.notes],
            ['Receiver notes', consignment.receiverNotes],
          ]}
        />
      </Section>
      <Section title="Status">
        <StatusTimeline
          label="Status history"
          entries={statusHistory.map(({ code, name, statusDate }) => ({ code, name, reachedAt: statusDate }))}
        />
      </Section>
    </>
  );
}

/** Labelled values; empty ones are left out. */
function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string | null])[];
}): ReactNode {
  return (
    <dl className={layout.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className={typography.dimmed}>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
