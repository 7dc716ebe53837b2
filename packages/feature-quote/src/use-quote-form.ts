import {
  createFormStore,
  knownParticipant,
  useFormSlice,
  type BoundForm,
  type FormStore,
  type PendingItem,
} from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import { checkQuoteForm, checkRequestedDates, type Problem } from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
import { useOrganisation, useSettings } from '@consign/session';
import { focusField, type SummaryProblem } from '@consign/ui';
import { useState } from 'react';

import { toFieldProblems, type FieldPath, type FieldProblem, type NamedExtras } from './field-paths.js';
import { toRulesBody, type OfferedExtras, type QuoteValues } from './request-bodies.js';
import { clearProblems, findErrors, noProblems, type ShownProblems } from './shown-problems.js';
import { useQuoteLookups, type QuoteLookups } from './use-quote-lookups.js';

/** What the user has entered, and the problems that are shown of it. */
interface QuoteState {
  readonly values: QuoteValues;
  /** The open freight item, neither added nor cancelled. */
  readonly pendingItem: PendingItem | null;
  /** The values that a quote was last asked for; null before the first. */
  readonly asked: QuoteValues | null;
  readonly problems: ShownProblems;
}

export interface QuoteForm
  extends FormStore<QuoteState, Partial<QuoteState>>, Pick<BoundForm<QuoteValues>, 'fields'> {
  readonly lookups: QuoteLookups;
  /** The extras of the service type; none until they are known. */
  readonly offered: OfferedExtras;
  /** Every problem (QUOT-03). */
  readonly check: () => readonly Problem[];
  /** Every problem at its field, from top to bottom. */
  readonly findProblems: () => readonly SummaryProblem[];
  /** Changes values, and clears the problems at `paths`. */
  readonly change: (changed: Partial<QuoteValues>, paths?: readonly FieldPath[]) => void;
  /** Shows problems at their fields and in the summary, and focuses the first; an empty list clears the summary. */
  readonly show: (problems: readonly Problem[]) => void;
  /** Shows the server's refusal of a body with these extras. */
  readonly showRefusal: (problems: readonly FieldProblem[], extras: NamedExtras) => void;
}

/** The quote form: a change clears the problem of its field, leaving a field checks it. */
export function useQuoteForm(initialValues: QuoteValues, now: () => Date): QuoteForm {
  const settings = useSettings();
  const { settings: byServiceType } = useOrganisation();
  const [store] = useState(() => createFormStore(initialState(initialValues), merge));
  const { get, dispatch } = store;
  const lookups = useQuoteLookups(store, now);
  const { shown } = lookups;
  const offered = lookups.extras.state === 'known' ? lookups.extras.extras : [];

  const check = (): readonly Problem[] => {
    const { values } = get();
    const { requestedPickupDate: pickup, requestedDeliveryDate: delivery } = values;
    const dates = { requestedPickupDateTimeUtc: pickup, requestedDeliveryDate: delivery };
    return [
      ...checkQuoteForm(toRulesBody(values, offered), {
        settings,
        extras: offered,
        contactDetailsRequired: organisationSettingsFor(byServiceType, values.serviceType)
          .contactDetailsRequired,
        siteContacts: { sender: knownParticipant(shown.sender), receiver: knownParticipant(shown.receiver) },
      }),
      // A draft may lack its dates: the rules of a quote report missing ones.
      ...checkRequestedDates(dates, {
        stage: 'draft',
        settings,
        today: today(now()),
        facts: lookups.dates.toFacts({ pickup, delivery }),
      }),
    ];
  };
  const findProblems = () => toFieldProblems(check(), offered);
  const change: QuoteForm['change'] = (changed, paths = Object.keys(changed)) => {
    const { values, problems } = get();
    dispatch({ values: { ...values, ...changed }, problems: clearProblems(problems, paths) });
  };
  return {
    ...store,
    fields: {
      errors: useFormSlice(store, ({ problems }) => findErrors(problems, findProblems)),
      change: (name, value, paths) => change({ [name]: value }, paths),
      leave: (path) => {
        const { problems } = get();
        if (problems.fields.includes(path)) return;
        dispatch({ problems: { ...problems, fields: [...problems.fields, path] } });
      },
    },
    lookups,
    offered,
    check,
    findProblems,
    change,
    show: (problems) => {
      const found = toFieldProblems(problems, offered);
      const paths = found.map(({ path }) => path);
      dispatch({ problems: { ...noProblems, fields: paths, listed: paths } });
      focusFirst(found);
    },
    showRefusal: (problems, extras) => {
      const refused = toFieldProblems(problems, extras);
      dispatch({ problems: { ...noProblems, refused, isRefused: true } });
      focusFirst(refused);
    },
  };
}

function initialState(values: QuoteValues): QuoteState {
  return { values, pendingItem: null, asked: null, problems: noProblems };
}

function merge(state: QuoteState, changed: Partial<QuoteState>): QuoteState {
  return { ...state, ...changed };
}

function focusFirst([first]: readonly { readonly path: string }[]): void {
  if (first !== undefined) focusField(first.path);
}
