import type { ParticipantSite } from '@consign/api-client/consignment';
import { findPrintWarning } from '@consign/domain/files';
import type { ParticipantRole } from '@consign/domain/rules';
import type { ContactDetailsRequired } from '@consign/domain/settings';
import { referenceQueries, siteLookupLimits } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, fieldId, focusField, SelectField, TextField, type SelectOption } from '@consign/ui';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import type { Binding } from '../binding.js';
import type { StartValues } from '../start-values.js';
import { AddressBlock } from './AddressBlock.js';
import { ContactFields, CustomAddress } from './CustomAddress.js';
import { emptyEntry, type ParticipantEntry } from './participant-entry.js';
import classes from './ParticipantSection.module.css';
import { knownParticipant, none, ShownAddress, withContact, type ShownParticipant } from './ShownAddress.js';
import { formatSiteLocation, toSiteChoice, type SiteChoice } from './site-choice.js';

/** Receivers that aren't sites, offered below the sites. */
export interface OtherReceivers {
  readonly options: readonly SelectOption[];
  readonly search: (term: string) => void;
  /** Whether the value was one of them. */
  readonly choose: (value: string) => boolean;
}

interface Particulars {
  /** What the chosen service type requires (PART-06). */
  readonly contactRequired: ContactDetailsRequired;
  readonly reference: string;
  readonly onReference: (reference: string) => void;
  readonly onLeaveReference: () => void;
  readonly referenceError: string | undefined;
  readonly referenceReadOnly: boolean;
}

export type ParticipantValues = Pick<StartValues, `${ParticipantRole}${'Site' | 'Entry'}`>;

interface Props {
  readonly side: ParticipantRole;
  readonly organisationId: string;
  /** Errors are by path, such as `receiverParticipant/address/city`. */
  readonly binding: Binding<ParticipantValues>;
  readonly siteWarning?: string | null | undefined;
  /** The tenant allows custom addresses (PART-01). */
  readonly allowsCustom: boolean;
  /** Contact and reference; left out where only the place counts, as in a quote, where the name is optional (QUOT-09). */
  readonly particulars?: Particulars | undefined;
  /** The contact that the chosen service type requires; asked for where the site has none (QUOT-20). */
  readonly neededContact?: ContactDetailsRequired | undefined;
  /** False where not even a name is asked for, as in the delivery schedule. */
  readonly hasName?: boolean | undefined;
  readonly shown: ShownParticipant;
  readonly readOnly: boolean;
  readonly others?: OtherReceivers | undefined;
  /** Shown below the site and its address. */
  readonly offer?: ReactNode;
  /** Shown at the right of the title, such as the Edit button. */
  readonly aside?: ReactNode;
  /** Shown below the fields, such as the Next button. */
  readonly foot?: ReactNode;
}

const titles: Readonly<Record<ParticipantRole, string>> = { sender: 'Sender', receiver: 'Receiver' };

/** The sender or receiver: a site or a custom address, and the reference of that side. */
export function ParticipantSection(props: Props): ReactNode {
  const { side, organisationId, particulars, shown, readOnly } = props;
  const { values, errors, change, leave } = props.binding;
  const sitePath = `${side}Site` as const;
  const { [sitePath]: site, [`${side}Entry` as const]: entry } = values;
  const onSite = (chosen: SiteChoice | null): void =>
    change(sitePath, chosen, [sitePath, `${side}Participant`]);
  const onEntry = (typed: ParticipantEntry | null, paths: readonly string[]): void =>
    change(`${side}Entry`, typed, [...paths, sitePath]);
  const { neededContact = 'NONE' } = props;
  const { sites, isFiltered, searching, nothingFound, search } = useSiteOptions(organisationId);
  // Restores a custom address after switching to a site and back.
  const [typedBefore, setTypedBefore] = useState<ParticipantEntry | null>(null);
  // A new key clears the search text.
  const [chosenOthers, setChosenOthers] = useState(0);
  const isTouched = useRef(false);
  const title = titles[side];
  const offered = sites.map((found) => ({ choice: toSiteChoice(found), hint: formatSiteLocation(found) }));
  const isTyped = site === null && entry !== null;
  // Keep the chosen site among the options, or the select would show nothing for it; but it matches no search (PART-13).
  const isOffered = offered.some(({ choice }) => choice.siteId === site?.siteId);
  const known = knownParticipant(shown);
  const choose = (choice: SiteChoice | null): void => {
    if (isTyped) setTypedBefore(entry);
    // The typed contact belongs to the previous site.
    onEntry(null, []);
    onSite(choice);
  };
  const type = (): void => {
    flushSync(() => {
      onSite(null);
      onEntry(typedBefore ?? emptyEntry, []);
    });
    // The button that was pressed is gone (CONS-90).
    focusField(`${side}Address`);
  };
  const fields = {
    side,
    entry: entry ?? emptyEntry,
    onEntry,
    errors,
    onLeave: leave,
  };
  return (
    <Card title={title} aside={props.aside}>
      {!(isTyped && readOnly) && (
        <SelectField
          key={chosenOthers}
          id={fieldId(`${side}Site`)}
          label={`${title} site`}
          placeholder={isTyped ? 'Using a typed address. Search to use a site instead.' : 'Name or code'}
          options={[
            ...(site === null || isOffered
              ? []
              : [{ value: site.siteId, label: site.label, isHidden: isFiltered }]),
            ...offered.map(({ choice, hint }) => ({ value: choice.siteId, label: choice.label, hint })),
            ...(props.others?.options ?? []),
          ]}
          value={site?.siteId ?? null}
          error={errors[sitePath]}
          warning={props.siteWarning}
          readOnly={readOnly}
          nothingFound={nothingFound}
          searching={searching}
          onSearch={(term) => {
            isTouched.current ||= term !== '';
            search(term);
            props.others?.search(term);
          }}
          onChange={(value) => {
            isTouched.current = true;
            if (value !== null && props.others?.choose(value) === true) {
              flushSync(() => setChosenOthers((count) => count + 1));
              document.getElementById(fieldId(`${side}Site`))?.focus({ preventScroll: true });
              return;
            }
            choose(offered.find(({ choice }) => choice.siteId === value)?.choice ?? null);
          }}
          onBlur={() => {
            // A form may open with the focus here: nothing is missing until the user has typed or chosen.
            if (isTouched.current || site !== null) leave(sitePath);
          }}
        />
      )}
      {isTyped && !readOnly && props.allowsCustom ? (
        <CustomAddress {...fields} isPlaceOnly={particulars === undefined} hasName={props.hasName ?? true} />
      ) : (
        <div className={classes.shown}>
          {isTyped ? (
            // A custom address the tenant no longer allows stays as it is, or is replaced by a site (CONS-56).
            <AddressBlock participant={{ ...entry, address: entry }} hasContact={readOnly} />
          ) : (
            <ShownAddress shown={site === null ? none : withContact(shown, entry)} hasContact={readOnly} />
          )}
          {!readOnly && props.allowsCustom && (
            <Button variant="subtle" size="compact-sm" mt={4} ml={-8} onClick={type}>
              {site === null ? 'Enter an address' : 'Enter an address instead'}
            </Button>
          )}
        </div>
      )}
      {!readOnly && props.offer}
      {!readOnly && (isTyped || site !== null) && (particulars !== undefined || isContactMissing(props)) && (
        <ContactFields
          {...fields}
          isRequired={isContactRequired(particulars?.contactRequired ?? neededContact, site)}
          own={site === null ? null : known}
        />
      )}
      {particulars !== undefined && (
        <TextField
          id={fieldId(`${side}Reference`)}
          label={`${title} reference`}
          optional
          value={particulars.reference}
          error={particulars.referenceError}
          warning={findPrintWarning(particulars.reference)}
          readOnly={particulars.referenceReadOnly}
          onChange={particulars.onReference}
          onBlur={particulars.onLeaveReference}
        />
      )}
      {props.foot}
    </Card>
  );
}

/** What the service type requires (PART-06); a site has a contact of its own. */
function isContactRequired(required: ContactDetailsRequired, site: SiteChoice | null): boolean {
  return required === 'ONE' || (required === 'ALL' && site === null);
}

/** Whether a form of places asks for a contact: one is required, and the site has none that is known. */
function isContactMissing({ side, binding, shown, neededContact = 'NONE' }: Props): boolean {
  const { values, errors } = binding;
  const site = values[`${side}Site`];
  const isRefused = ['phone', 'email'].some((part) => errors[`${side}Participant/${part}`] !== undefined);
  if (isRefused || !isContactRequired(neededContact, site)) return isRefused;
  if (site === null) return true;
  if (shown.state !== 'known') return shown.state === 'failed';
  return [shown.participant.phone, shown.participant.email].every((own) => (own ?? '').trim() === '');
}

const minLength = siteLookupLimits.minChars;
const debounceMs = 250;
const maxShown = 50;
const tooShort = 'Enter at least 2 characters';

interface SiteOptions {
  readonly sites: readonly ParticipantSite[];
  /** The sites match the typed text. */
  readonly isFiltered: boolean;
  readonly searching: boolean;
  readonly nothingFound: string;
  readonly search: (term: string) => void;
}

/** The organisation's first sites while nothing is typed; search results from 2 characters (PART-07). */
function useSiteOptions(organisationId: string): SiteOptions {
  const references = referenceQueries(useClient());
  const [typed, search] = useState('');
  const term = typed.trim();
  const [settled] = useDebouncedValue(term, debounceMs);
  const known = useQuery(references.participantSites(organisationId));
  const isLongEnough = settled.length >= minLength;
  const found = useQuery({ ...references.siteLookup(organisationId, settled), enabled: isLongEnough });
  if (term === '') {
    const sites = (known.data ?? []).slice(0, maxShown);
    return { sites, isFiltered: false, searching: false, nothingFound: tooShort, search };
  }
  if (term.length < minLength) {
    return { sites: [], isFiltered: true, searching: false, nothingFound: tooShort, search };
  }
  const searching = settled !== term || found.isFetching;
  const failed = found.isError ? 'Site search failed. Type again to retry.' : 'No matching sites';
  return {
    sites: isLongEnough && settled === term ? (found.data ?? []) : [],
    isFiltered: true,
    searching,
    nothingFound: searching ? 'Searching…' : failed,
    search,
  };
}
