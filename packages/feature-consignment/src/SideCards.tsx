import { today } from '@consign/domain/dates';
import { textsOnCard } from '@consign/domain/rules';
import { CardSkeleton, lazyComponent } from '@consign/ui';
import { useCallback, type ReactNode } from 'react';

import { AdditionalSection } from './AdditionalSection/AdditionalSection.js';
import type { ExtrasState } from './Extras/use-extras.js';
import { PriceSummary } from './Price/PriceSummary.js';
import type { ConsignmentLink } from './screen-props.js';
import type { Schedule } from './schedule.js';
import { useBinding, type ConsignmentFormState } from './use-consignment-form.js';

const ExtrasCard = lazyComponent(
  async () => (await import('./Extras/ExtrasCard.js')).ExtrasCard,
  <CardSkeleton label="Loading extras" cards={[3]} />,
);
const HistoryCard = lazyComponent(
  async () => (await import('./HistoryCard.js')).HistoryCard,
  <CardSkeleton label="Loading status history" cards={[5]} />,
);
const LinkedConsignments = lazyComponent(
  async () => (await import('./LinkedConsignments/LinkedConsignments.js')).LinkedConsignments,
);

interface Props {
  readonly form: ConsignmentFormState;
  readonly schedule: Schedule;
  readonly now: () => Date;
  readonly link: ConsignmentLink;
  readonly children?: ReactNode;
}

/** The cards of the side column (CONS-04), with the status history first, above the fold (CONS-106). */
export function SideCards({ form, schedule, now, link, children }: Props): ReactNode {
  const { consignment, editability, dispatch, onChanged, state } = form;
  const { extras } = editability;
  const changeExtras = useCallback(
    (changed: ExtrasState) => dispatch({ type: 'extras changed', state: changed }),
    [dispatch],
  );
  return (
    <>
      {consignment !== null && <HistoryCard consignment={consignment} today={today(now())} />}
      <AdditionalCard form={form} schedule={schedule}>
        {consignment !== null && <PriceSummary consignment={consignment} />}
      </AdditionalCard>
      {consignment !== null && extras !== null && (
        <ExtrasCard
          // Another service type has other extras.
          key={consignment.serviceType.code}
          consignment={consignment}
          readOnlyReason={extras.readOnlyReason}
          state={state.extras}
          onStateChange={changeExtras}
          onSaved={() => onChanged('content')}
        />
      )}
      {children}
      {consignment !== null && (
        <LinkedConsignments reference={consignment.reference} href={link.href} onOpen={link.open} />
      )}
    </>
  );
}

function AdditionalCard({ form, schedule, children }: Omit<Props, 'link' | 'now'>): ReactNode {
  const { consignment, sections } = form;
  const binding = useBinding(form, [...textsOnCard.additional, 'hireage', 'exportCertificate']);
  return (
    <AdditionalSection
      binding={binding}
      readOnly={!sections.canEdit('notes')}
      hireage={sections.findOptional('hireage', (consignment?.hireage.length ?? 0) > 0)}
      exporting={sections.findOptional('export', (consignment?.consignmentFlags.length ?? 0) > 0)}
      consignment={consignment}
      schedule={schedule}
    >
      {children}
    </AdditionalSection>
  );
}
