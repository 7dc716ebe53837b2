import type { Account, PackagingType } from '@consign/api-client/consignment';
import { FreightItemsSection } from '@consign/consignment-parts';
import { useServiceTypes, useSettings } from '@consign/session';
import { toastError } from '@consign/ui';
import type { ReactNode } from 'react';

import { DetailsCard } from './DetailsCard.js';
import { useFormSlice } from './form-store.js';
import { Participants } from './Participants.js';
import type { ConsignmentFormState } from './use-consignment-form.js';

interface Props {
  readonly form: ConsignmentFormState;
  readonly accounts: readonly Account[];
  readonly packagingTypes: readonly PackagingType[];
  readonly now: () => Date;
}

/** The cards of the main column: details, sender and receiver, freight items. */
export function MainCards({ form, accounts, packagingTypes, now }: Props): ReactNode {
  const { consignment, state, dispatch, freight, editability, sections } = form;
  const settings = useSettings();
  const serviceTypes = useServiceTypes();
  const chosen = useFormSlice(form, ({ values }) => values.serviceType);
  // The consignment may have a service type that the organisation can no longer choose.
  const serviceType =
    serviceTypes.find(({ code }) => code === chosen) ??
    (consignment?.serviceType.code === chosen ? consignment?.serviceType : undefined);
  return (
    <>
      <DetailsCard form={form} accounts={accounts} now={now} />
      <Participants form={form} packagingTypes={packagingTypes} />
      <FreightItemsSection
        // Restored changes may bring a pending item: the section starts with it.
        key={state.itemFormKey}
        items={freight.items}
        packagingTypes={packagingTypes}
        usualPackaging={state.usualPackaging}
        settings={settings}
        cubicFactor={serviceType?.cubicFactor ?? null}
        readOnly={!sections.canEdit('freight')}
        deletable={editability.canDeleteFreight}
        error={form.fields.errors['lineItems']}
        onSave={freight.save}
        onDelete={async (item) => {
          const refusal = await freight.remove(item);
          if (refusal !== null) toastError(refusal.message);
        }}
        pendingItem={form.get().pendingItem}
        onPendingItemChange={(item) => dispatch({ type: 'item typed', pendingItem: item })}
        handle={form.openItem}
      />
    </>
  );
}
