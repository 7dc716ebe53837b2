import { ParticipantSection, type Binding } from '@consign/consignment-parts';
import { findSameSiteWarning, type ParticipantRole } from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
import type { SectionName } from '@consign/domain/status';
import { useOrganisation, useSettings } from '@consign/session';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './ConsignmentForm.module.css';
import type { FormValues } from './form-values.js';
import type { ReceiverMemory } from './desk/use-receiver-memory.js';
import type { ShownParticipants } from './use-form-lookups.js';

interface Props {
  readonly binding: Binding<FormValues>;
  readonly shown: ShownParticipants;
  /** The address book and the last values of receivers (CONS-72, CONS-75). */
  readonly memory: ReceiverMemory;
  readonly canEdit: (section: SectionName) => boolean;
  /** The card being edited (CONS-06). */
  readonly edited: ParticipantRole | null;
  readonly onEdit: (role: ParticipantRole) => void;
  readonly onNext: (role: ParticipantRole) => void;
}

const roles = ['sender', 'receiver'] as const satisfies readonly ParticipantRole[];

/** Sender and receiver side by side, edited one at a time. */
export function Participants({ binding, shown, memory, canEdit, edited, onEdit, onNext }: Props): ReactNode {
  const { values, errors, change, leave } = binding;
  const { id, settings } = useOrganisation();
  const { allowCustomParticipants } = useSettings();
  const sameSite = findSameSiteWarning(values.senderSite?.siteId, values.receiverSite?.siteId);
  const { contactDetailsRequired } = organisationSettingsFor(settings, values.serviceType);
  return (
    <div className={classes.participants}>
      {roles.map((role) => {
        const isEditable = canEdit(role) || canEdit(`${role}Reference`);
        const isEdited = edited === role;
        return (
          // Enter in one of its fields is Next (CONS-82).
          <form
            key={role}
            noValidate
            // A card that shows text keeps its look while a status changes.
            data-text={!isEdited || undefined}
            onSubmit={(event) => {
              event.preventDefault();
              if (isEdited) onNext(role);
            }}
          >
            <ParticipantSection
              side={role}
              organisationId={id}
              site={values[`${role}Site`]}
              onSite={(site) => change(`${role}Site`, site)}
              onLeaveSite={() => leave(`${role}Site`)}
              siteError={errors[`${role}Site`]}
              siteWarning={role === 'receiver' && isEditable ? sameSite : null}
              entry={values[`${role}Entry`]}
              onEntry={(entry, paths) => change(`${role}Entry`, entry, [...paths, `${role}Site`])}
              errors={errors}
              onLeavePath={leave}
              allowsCustom={allowCustomParticipants}
              particulars={{
                contactRequired: contactDetailsRequired,
                reference: values[`${role}Reference`],
                onReference: (reference) => change(`${role}Reference`, reference),
                onLeaveReference: () => leave(`${role}Reference`),
                referenceError: errors[`${role}Reference`],
                referenceReadOnly: !isEdited || !canEdit(`${role}Reference`),
              }}
              shown={shown[role]}
              readOnly={!isEdited || !canEdit(role)}
              {...(role === 'receiver' ? memory : {})}
              aside={
                isEditable &&
                !isEdited && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`Edit ${role}`}
                    onClick={() => onEdit(role)}
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
      })}
    </div>
  );
}
