import { ParticipantSection, useBinding } from '@consign/consignment-parts';
import { findSameSiteWarning, type ParticipantRole } from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
import { useOrganisation, useSettings } from '@consign/session';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './ConsignmentForm.module.css';
import { useReceiverMemory, type ReceiverMemory } from './desk/use-receiver-memory.js';
import { editCard } from './focus.js';
import type { ConsignmentFormState } from './use-consignment-form.js';

interface Props {
  readonly form: ConsignmentFormState;
}

/** Sender and receiver side by side, edited one at a time. */
export function Participants({ form }: Props): ReactNode {
  return (
    <div className={classes.participants}>
      <Participant form={form} side="sender" />
      <Receiver form={form} />
    </div>
  );
}

/** The receiver, with the address book and the last values of receivers (CONS-72, CONS-75). */
function Receiver({ form }: Props): ReactNode {
  const { packagingTypes, state, freight, dispatch } = form;
  const memory = useReceiverMemory({
    binding: useBinding(form, ['serviceType', 'receiverSite', 'receiverEntry']),
    isNew: form.consignment === null,
    shown: form.lookups.shown.receiver,
    packagingTypes,
    isItemEmpty: freight.items.length === 0 && !state.hasPendingItem,
    usualPackaging: state.usualPackaging,
    onUsualPackaging: (code) => dispatch({ type: 'packaging chosen', code }),
  });
  return <Participant form={form} side="receiver" memory={memory} />;
}

interface ParticipantProps extends Props {
  readonly side: ParticipantRole;
  readonly memory?: ReceiverMemory;
}

function Participant({ form, side: role, memory }: ParticipantProps): ReactNode {
  const { sections, lookups, state } = form;
  const binding = useBinding(form, [
    'serviceType',
    'senderSite',
    'receiverSite',
    `${role}Entry`,
    `${role}Reference`,
  ]);
  const { values, errors, change, leave } = binding;
  const { id, settings } = useOrganisation();
  const { allowCustomParticipants } = useSettings();
  const { contactDetailsRequired } = organisationSettingsFor(settings, values.serviceType);
  const isEditable = sections.canEdit(role) || sections.canEdit(`${role}Reference`);
  const isEdited = state.card === role;
  return (
    // Enter in one of its fields is Next (CONS-82).
    <form
      noValidate
      // A card that shows text keeps its look while a status changes.
      data-text={!isEdited || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEdited) form.next(role);
      }}
    >
      <ParticipantSection
        side={role}
        organisationId={id}
        binding={binding}
        siteWarning={
          role === 'receiver' && isEditable
            ? findSameSiteWarning(values.senderSite?.siteId, values.receiverSite?.siteId)
            : null
        }
        allowsCustom={allowCustomParticipants}
        particulars={{
          contactRequired: contactDetailsRequired,
          reference: values[`${role}Reference`],
          onReference: (reference) => change(`${role}Reference`, reference),
          onLeaveReference: () => leave(`${role}Reference`),
          referenceError: errors[`${role}Reference`],
          referenceReadOnly: !isEdited || !sections.canEdit(`${role}Reference`),
        }}
        shown={lookups.shown[role]}
        readOnly={!isEdited || !sections.canEdit(role)}
        {...memory}
        aside={
          isEditable &&
          !isEdited && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Edit ${role}`}
              onClick={() => editCard(form, role)}
            >
              Edit
            </Button>
          )
        }
        foot={
          isEditable &&
          isEdited && (
            <div className={classes.next}>
              <Button
                type="submit"
                variant="default"
                aria-label={role === 'sender' ? 'Next: receiver' : 'Next: freight items'}
              >
                Next
              </Button>
            </div>
          )
        }
      />
    </form>
  );
}
