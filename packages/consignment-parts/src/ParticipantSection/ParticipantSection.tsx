import type { Participant } from '@consign/api-client/consignment';
import { limits, type ParticipantRole } from '@consign/domain/rules';
import { Card, fieldId, SelectField, TextField } from '@consign/ui';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

import { AddressBlock } from './AddressBlock.js';
import classes from './ParticipantSection.module.css';
import { choiceOfSite, placeOf, type SiteChoice } from './site-choice.js';
import { useSiteOptions } from './use-site-options.js';

/** What the section shows of the chosen participant. */
export type ShownParticipant =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly participant: Participant };

interface Props {
  readonly side: ParticipantRole;
  readonly organisationId: string;
  readonly site: SiteChoice | null;
  readonly onSite: (site: SiteChoice | null) => void;
  readonly onLeaveSite: () => void;
  readonly siteError: string | undefined;
  readonly reference: string;
  readonly onReference: (reference: string) => void;
  readonly onLeaveReference: () => void;
  readonly referenceError: string | undefined;
  readonly shown: ShownParticipant;
  readonly readOnly: boolean;
  readonly referenceReadOnly: boolean;
  /** At the right of the title: the way to edit it. */
  readonly aside?: ReactNode;
  /** Below the fields: the way on. */
  readonly foot?: ReactNode;
}

const titles: Readonly<Record<ParticipantRole, string>> = { sender: 'Sender', receiver: 'Receiver' };

/** Who sends or who receives: a site with its address, and the reference of that side. */
export function ParticipantSection(props: Props): ReactNode {
  const { side, organisationId, site, onSite, shown, readOnly } = props;
  const { sites, searching, nothingFound, search } = useSiteOptions(organisationId);
  const title = titles[side];
  const offered = sites.map((found) => ({ choice: choiceOfSite(found), hint: placeOf(found) }));
  // The chosen one stays an option, or the select would show nothing for it.
  const isTyped = site === null && shown.state === 'known';
  const isOffered = offered.some(({ choice }) => choice.siteId === site?.siteId);
  return (
    <Card title={title} aside={props.aside}>
      {!(isTyped && readOnly) && (
        <SelectField
          id={fieldId(`${side}Site`)}
          label={`${title} site`}
          placeholder={
            readOnly ? '' : isTyped ? 'A typed address; choose a site to replace it' : 'Name or code'
          }
          options={[
            ...(site === null || isOffered ? [] : [{ value: site.siteId, label: site.label }]),
            ...offered.map(({ choice, hint }) => ({ value: choice.siteId, label: choice.label, hint })),
          ]}
          value={site?.siteId ?? null}
          error={props.siteError}
          readOnly={readOnly}
          nothingFound={nothingFound}
          searching={searching}
          onSearch={search}
          onChange={(value) => onSite(offered.find(({ choice }) => choice.siteId === value)?.choice ?? null)}
          onBlur={props.onLeaveSite}
        />
      )}
      <div className={classes.shown}>
        <ShownAddress shown={shown} />
      </div>
      <TextField
        id={fieldId(`${side}Reference`)}
        label={`${title} reference`}
        optional
        maxLength={limits.participantReference}
        value={props.reference}
        error={props.referenceError}
        readOnly={props.referenceReadOnly}
        onChange={props.onReference}
        onBlur={props.onLeaveReference}
      />
      {props.foot}
    </Card>
  );
}

function ShownAddress({ shown }: { readonly shown: ShownParticipant }): ReactNode {
  switch (shown.state) {
    case 'known':
      return <AddressBlock participant={shown.participant} />;
    case 'loading':
      return (
        <div aria-busy="true">
          <Skeleton height={12} width={160} mb={8} mt={4} />
          <Skeleton height={12} width={200} mb={8} />
          <Skeleton height={12} width={120} />
        </div>
      );
    case 'failed':
      return (
        <p className={classes.failed} role="alert">
          Failed to fetch site details{' '}
          <button type="button" className={classes.retry} onClick={shown.retry}>
            Retry
          </button>
        </p>
      );
    case 'none':
      return <p className={classes.none}>The address appears here once a site is chosen.</p>;
  }
}
