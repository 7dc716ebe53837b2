import { ParticipantSection, type Binding, type ShownParticipant } from '@consign/consignment-parts';
import { findSameSiteWarning, type ParticipantRole } from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
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

/** Sender and receiver side by side: the places (QUOT-02), and the contact that the service type requires (QUOT-20). */
export function Participants({ binding, shown, readOnly }: Props): ReactNode {
  const { values, errors, change, leave } = binding;
  const { id, settings } = useOrganisation();
  const { allowCustomParticipants } = useSettings();
  const sameSite = findSameSiteWarning(values.senderSite?.siteId, values.receiverSite?.siteId);
  return (
    <div className={classes.participants}>
      {roles.map((role) => (
        <ParticipantSection
          key={role}
          side={role}
          organisationId={id}
          site={values[`${role}Site`]}
          onSite={(site) => change(`${role}Site`, site, [`${role}Site`, `${role}Participant`])}
          onLeaveSite={() => leave(`${role}Site`)}
          siteError={errors[`${role}Site`]}
          siteWarning={role === 'receiver' ? sameSite : null}
          entry={values[`${role}Entry`]}
          onEntry={(entry, paths) => change(`${role}Entry`, entry, [...paths, `${role}Site`])}
          errors={errors}
          onLeavePath={leave}
          allowsCustom={allowCustomParticipants}
          neededContact={organisationSettingsFor(settings, values.serviceType).contactDetailsRequired}
          shown={shown[role]}
          readOnly={readOnly}
        />
      ))}
    </div>
  );
}
