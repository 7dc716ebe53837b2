import type { Participant } from '@consign/api-client/consignment';
import type { Binding, PendingItem, ShownParticipant } from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import { checkQuoteForm, checkRequestedDates, type Problem } from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
import { useOrganisation, useSettings } from '@consign/session';
import { focusField } from '@consign/ui';
import { useState } from 'react';

import { toFieldProblems, type FieldProblem, type NamedExtras } from './field-paths.js';
import type { QuoteValues } from './quote-values.js';
import { toRulesBody, type OfferedExtras } from './request-bodies.js';
import { useFieldProblems, type FieldProblems } from './use-field-problems.js';
import { useQuoteLookups, type QuoteLookups } from './use-quote-lookups.js';

export interface QuoteForm {
  readonly binding: Binding<QuoteValues>;
  readonly lookups: QuoteLookups;
  /** Those of the service type; none while they are not known. */
  readonly offered: OfferedExtras;
  readonly isDirty: boolean;
  /** What the freight item form holds, neither added nor cancelled. */
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

function findParticipant(shown: ShownParticipant): Participant | null {
  return shown.state === 'known' ? shown.participant : null;
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
        siteContacts: { sender: findParticipant(shown.sender), receiver: findParticipant(shown.receiver) },
      }),
      // A draft may lack its dates: the rules of a quote have said what is missing.
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
