import { today } from '@consign/domain/dates';
import { CardSkeleton, lazyComponent } from '@consign/ui';
import { useCallback, type ReactNode } from 'react';

import { AdditionalSection } from './AdditionalSection/AdditionalSection.js';
import type { ExtrasState } from './Extras/use-extras.js';
import { PriceSummary } from './Price/PriceSummary.js';
import type { ConsignmentFormState } from './use-consignment-form.js';

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
  readonly children?: ReactNode;
}

/** The cards of the side column (CONS-04), with the status history first, above the fold (CONS-106). */
export function SideCards({ form, children }: Props): ReactNode {
  const { consignment, now, link, editability, dispatch, onChanged, state } = form;
  const { extras } = editability;
  const changeExtras = useCallback(
    (changed: ExtrasState) => dispatch({ type: 'extras changed', state: changed }),
    [dispatch],
  );
  return (
    <>
      {consignment !== null && <HistoryCard consignment={consignment} today={today(now())} />}
      <AdditionalSection form={form}>
        {consignment !== null && <PriceSummary consignment={consignment} />}
      </AdditionalSection>
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
