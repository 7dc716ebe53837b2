import { ParticipantSection, type Binding, type ShownParticipant } from '@consign/consignment-parts';
import type { ParticipantRole } from '@consign/domain/rules';
import { useOrganisation, useSettings } from '@consign/session';
import type { ReactNode } from 'react';

import classes from './Quote.module.css';
import type { QuoteValues } from './quote-values.js';

interface Props {
  readonly binding: Binding<QuoteValues>;
  readonly shown: Readonly<Record<ParticipantRole, ShownParticipant>>;
  readonly readOnly: boolean;
}

const roles = ['sender', 'receiver'] as const satisfies readonly ParticipantRole[];

/** Sender and receiver side by side: only the places, which are all that a price needs (QUOT-02). */
export function Participants({ binding, shown, readOnly }: Props): ReactNode {
  const { values, errors, change, leave } = binding;
  const { id } = useOrganisation();
  const { allowCustomParticipants } = useSettings();
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
          entry={values[`${role}Entry`]}
          onEntry={(entry, paths) => change(`${role}Entry`, entry, [...paths, `${role}Site`])}
          errors={errors}
          onLeavePath={leave}
          allowsCustom={allowCustomParticipants}
          shown={shown[role]}
          readOnly={readOnly}
        />
      ))}
    </div>
  );
}
