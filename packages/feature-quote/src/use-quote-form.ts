import { knownParticipant, type Binding, type PendingItem } from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import { checkQuoteForm, checkRequestedDates, type Problem } from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
import { useOrganisation, useSettings } from '@consign/session';
import { focusField, type SummaryProblem } from '@consign/ui';
import { useState } from 'react';

import {
  toFieldProblems,
  type FieldProblem,
  type NamedExtras,
  type FieldErrors,
  type FieldPath,
} from './field-paths.js';
import { toRulesBody, type OfferedExtras, type QuoteValues } from './request-bodies.js';
import { useQuoteLookups, type QuoteLookups } from './use-quote-lookups.js';

export interface QuoteForm {
  readonly binding: Binding<QuoteValues>;
  readonly lookups: QuoteLookups;
  /** The extras of the service type; none until they are known. */
  readonly offered: OfferedExtras;
  readonly isDirty: boolean;
  /** The open freight item, neither added nor cancelled. */
  readonly pendingItem: PendingItem | null;
  readonly setPendingItem: (item: PendingItem | null) => void;
  readonly changeItems: (change: (items: QuoteValues['lineItems']) => QuoteValues['lineItems']) => void;
  /** Every problem (QUOT-03). */
  readonly check: () => readonly Problem[];
  readonly problems: Pick<FieldProblems, 'summary' | 'refused' | 'isRefused'>;
  /** Shows problems at their fields and in the summary, and focuses the first; an empty list clears the summary. */
  readonly show: (problems: readonly Problem[]) => void;
  /** Shows the server's refusal of a body with these extras. */
  readonly showRefusal: (problems: readonly FieldProblem[], extras: NamedExtras) => void;
  readonly takeOver: (changed: Partial<QuoteValues>) => void;
}

/** The fields of the quote form: a change clears the problem of its field, leaving a field checks it. */
export function useQuoteForm(initialValues: QuoteValues, now: () => Date): QuoteForm {
  const settings = useSettings();
  const { settings: byServiceType } = useOrganisation();
  const [values, setValues] = useState(initialValues);
  const [pendingItem, setPendingItem] = useState<PendingItem | null>(null);
  const lookups = useQuoteLookups(values, now);
  const offered = lookups.extras.state === 'known' ? lookups.extras.extras : [];
  const { shown } = lookups;

  const check = (): readonly Problem[] => {
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
  const fields = useFieldProblems(toFieldProblems(check(), offered));
  return {
    binding: {
      values,
      errors: fields.errors,
      change: (name, value, paths = [name]) => {
        setValues((current) => ({ ...current, [name]: value }));
        fields.clear(paths);
      },
      leave: fields.showAt,
    },
    lookups,
    offered,
    isDirty: pendingItem !== null || JSON.stringify(values) !== JSON.stringify(initialValues),
    pendingItem,
    setPendingItem,
    changeItems: (change) => {
      setValues((current) => ({ ...current, lineItems: change(current.lineItems) }));
      fields.clear(['lineItems']);
    },
    check,
    problems: fields,
    show: (problems) => {
      const found = toFieldProblems(problems, offered);
      fields.list(found.map(({ path }) => path));
      focusFirst(found);
    },
    showRefusal: (problems, extras) => {
      const found = toFieldProblems(problems, extras);
      fields.refuse(found);
      focusFirst(found);
    },
    takeOver: (changed) => {
      setValues((current) => ({ ...current, ...changed }));
      fields.clear(Object.keys(changed));
    },
  };
}

function focusFirst([first]: readonly { readonly path: string }[]): void {
  if (first !== undefined) focusField(first.path);
}

interface Shown {
  /** The fields that show their problem. */
  readonly fields: readonly FieldPath[];
  /** The fields that stopped the last action: the summary lists them. */
  readonly listed: readonly FieldPath[];
  /** The problems of the server's refusal. */
  readonly refused: readonly SummaryProblem[];
  readonly isRefused: boolean;
}

const nothing: Shown = { fields: [], listed: [], refused: [], isRefused: false };

interface FieldProblems {
  readonly errors: FieldErrors;
  /** The problems that stopped the last action and are not mended yet. */
  readonly summary: readonly SummaryProblem[];
  /** Whether a problem of the server's refusal is not mended yet; without fields, whether nothing has changed since. */
  readonly isRefused: boolean;
  readonly refused: readonly SummaryProblem[];
  readonly clear: (paths: readonly FieldPath[]) => void;
  readonly showAt: (path: FieldPath) => void;
  readonly list: (paths: readonly FieldPath[]) => void;
  readonly refuse: (problems: readonly SummaryProblem[]) => void;
}

function isWithin(path: FieldPath, parents: readonly FieldPath[]): boolean {
  return parents.some((parent) => path === parent || path.startsWith(`${parent}/`));
}

/**
 * The form's problems that are shown. A problem goes from its field and from the summary when its field changes, or when
 * another change solves it (ERR-25).
 */
function useFieldProblems(current: readonly SummaryProblem[]): FieldProblems {
  const [{ fields, listed, refused, isRefused }, setShown] = useState(nothing);
  const errors: Partial<Record<FieldPath, string>> = {};
  for (const { path, message } of [...refused, ...current.filter((each) => fields.includes(each.path))]) {
    errors[path] ??= message;
  }
  return {
    errors,
    summary: current.filter(({ path }) => listed.includes(path)),
    isRefused,
    refused,
    clear: (paths) =>
      setShown((shown) => {
        const left = shown.refused.filter(({ path }) => !isWithin(path, paths));
        return {
          fields: shown.fields.filter((path) => !isWithin(path, paths)),
          listed: shown.listed.filter((path) => !isWithin(path, paths)),
          refused: left,
          isRefused: left.length > 0,
        };
      }),
    showAt: (path) =>
      setShown((shown) =>
        shown.fields.includes(path) ? shown : { ...shown, fields: [...shown.fields, path] },
      ),
    list: (paths) => setShown({ ...nothing, fields: paths, listed: paths }),
    refuse: (problems) => setShown({ ...nothing, refused: problems, isRefused: true }),
  };
}
