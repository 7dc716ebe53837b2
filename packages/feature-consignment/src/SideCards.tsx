import type { Consignment } from '@consign/api-client/consignment';
import type { Binding } from '@consign/consignment-parts';
import { CardSkeleton, lazyComponent } from '@consign/ui';
import type { ReactNode } from 'react';

import { AdditionalSection } from './AdditionalSection/index.js';
import type { ExtrasState } from './Extras/index.js';
import { PriceSummary } from './Price/index.js';
import type { ConsignmentLink } from './screen-props.js';
import type { FormValues } from './form-values.js';
import type { Schedule } from './schedule.js';
import type { ScreenEditability, SectionAccess } from './use-editability.js';

const ExtrasCard = lazyComponent(
  async () => (await import('./Extras/index.js')).ExtrasCard,
  <CardSkeleton label="Loading extras" cards={[3]} />,
);
const HistoryCard = lazyComponent(
  async () => (await import('./HistoryCard.js')).HistoryCard,
  <CardSkeleton label="Loading status history" cards={[5]} />,
);
const LinkedConsignments = lazyComponent(
  async () => (await import('./LinkedConsignments/index.js')).LinkedConsignments,
);

interface Props {
  readonly consignment: Consignment | null;
  readonly binding: Binding<FormValues>;
  readonly sections: SectionAccess;
  readonly extras: ScreenEditability['extras'];
  readonly onExtrasState: (state: ExtrasState) => void;
  readonly onExtrasSaved: () => void;
  readonly schedule: Schedule;
  readonly link: ConsignmentLink;
  readonly children?: ReactNode;
}

/** The cards of the side column (CONS-04), with the status history first, above the fold (CONS-106). */
export function SideCards(props: Props): ReactNode {
  const { consignment, binding, sections, extras, schedule, link, children } = props;
  return (
    <>
      {consignment !== null && <HistoryCard consignment={consignment} />}
      <AdditionalSection
        binding={binding}
        readOnly={!sections.canEdit('notes')}
        hireage={sections.findOptional('hireage', (consignment?.hireage.length ?? 0) > 0)}
        exporting={sections.findOptional('export', (consignment?.consignmentFlags.length ?? 0) > 0)}
        trackingUrl={consignment?.trackingUrl}
        schedule={schedule}
      >
        {consignment !== null && <PriceSummary consignment={consignment} />}
      </AdditionalSection>
      {consignment !== null && extras !== null && (
        <ExtrasCard
          // Another service type has other extras.
          key={consignment.serviceType.code}
          consignment={consignment}
          readOnlyReason={extras.readOnlyReason}
          onStateChange={props.onExtrasState}
          onSaved={props.onExtrasSaved}
        />
      )}
      {children}
      {consignment !== null && (
        <LinkedConsignments reference={consignment.reference} href={link.href} onOpen={link.open} />
      )}
    </>
  );
}
