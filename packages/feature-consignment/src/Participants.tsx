import { ParticipantSection, type Binding } from '@consign/consignment-parts';
import type { ParticipantRole } from '@consign/domain/rules';
import type { SectionName } from '@consign/domain/status';
import { useOrganisation } from '@consign/session';
import type { ReactNode } from 'react';

import classes from './ConsignmentForm.module.css';
import type { FormValues } from './form-values.js';
import type { ShownParticipants } from './use-consignment-rules.js';

interface Props {
  readonly binding: Binding<FormValues>;
  readonly shown: ShownParticipants;
  readonly isOpen: (section: SectionName) => boolean;
}

const roles = ['sender', 'receiver'] as const satisfies readonly ParticipantRole[];

/** Sender and receiver beside each other. */
export function Participants({ binding, shown, isOpen }: Props): ReactNode {
  const { values, errors, change, leave } = binding;
  const { id } = useOrganisation();
  return (
    <div className={classes.participants}>
      {roles.map((role) => (
        <ParticipantSection
          key={role}
          side={role}
          organisationId={id}
          site={values[`${role}Site`]}
          onSite={(site) => change(`${role}Site`, site)}
          onLeaveSite={() => leave(`${role}Site`)}
          siteError={errors[`${role}Site`]}
          reference={values[`${role}Reference`]}
          onReference={(reference) => change(`${role}Reference`, reference)}
          onLeaveReference={() => leave(`${role}Reference`)}
          referenceError={errors[`${role}Reference`]}
          shown={shown[role]}
          readOnly={!isOpen(role)}
          referenceReadOnly={!isOpen(`${role}Reference`)}
        />
      ))}
    </div>
  );
}
