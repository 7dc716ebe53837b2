import type { Binding, PendingItem } from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import { checkQuote, checkRequestedDates, type Problem } from '@consign/domain/rules';
import { useSettings } from '@consign/session';
import { focusField } from '@consign/ui';
import { useState } from 'react';

import { findField, toFieldErrors, type FieldErrors } from './field-paths.js';
import type { QuoteValues } from './quote-values.js';
import { toRulesBody, type OfferedExtras } from './request-bodies.js';
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
  /** Every problem, in screen order (QUOT-03). */
  readonly check: () => readonly Problem[];
  /** Shows problems at their fields and focuses the first; returns what a summary lists. */
  readonly show: (problems: readonly Problem[]) => readonly { path: string; message: string }[];
  readonly showErrors: (errors: FieldErrors) => void;
  readonly takeOver: (changed: Partial<QuoteValues>) => void;
}

/** The fields of the quote form: a change clears the problem of its field, leaving a field checks it. */
export function useQuoteForm(initialValues: QuoteValues, now: () => Date): QuoteForm {
  const settings = useSettings();
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pendingItem, setPendingItem] = useState<PendingItem | null>(null);
  const lookups = useQuoteLookups(values, now);
  const offered = lookups.extras.state === 'known' ? lookups.extras.extras : [];
  const codes = offered.map(({ deliveryExtraCode }) => deliveryExtraCode);

  const clear = (paths: readonly string[]): void =>
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([path]) => !paths.includes(path))),
    );
  const check = (): readonly Problem[] => {
    const { requestedPickupDate: pickup, requestedDeliveryDate: delivery } = values;
    const dates = { requestedPickupDateTimeUtc: pickup, requestedDeliveryDate: delivery };
    return [
      ...checkQuote(toRulesBody(values, offered), { settings, isForm: true, extras: offered }),
      // A draft may lack its dates: the rules of a quote have said what is missing.
      ...checkRequestedDates(dates, {
        stage: 'draft',
        settings,
        today: today(now()),
        facts: lookups.dates.toFacts({ pickup, delivery }),
      }),
    ];
  };
  return {
    binding: {
      values,
      errors,
      change: (name, value, paths = [name]) => {
        setValues((current) => ({ ...current, [name]: value }));
        clear(paths);
      },
      leave: (path) => {
        const found = toFieldErrors(check(), codes)[path];
        if (found === undefined) clear([path]);
        else setErrors((current) => ({ ...current, [path]: found }));
      },
    },
    lookups,
    offered,
    isDirty: pendingItem !== null || JSON.stringify(values) !== JSON.stringify(initialValues),
    pendingItem,
    setPendingItem,
    changeItems: (change) => {
      setValues((current) => ({ ...current, lineItems: change(current.lineItems) }));
      clear(['lineItems']);
    },
    check,
    show: (problems) => {
      setErrors(toFieldErrors(problems, codes));
      const listed = problems.map(({ path, message }) => ({ path: findField(path, codes) ?? '', message }));
      const first = listed.find(({ path }) => path !== '');
      if (first !== undefined) focusField(first.path);
      return listed;
    },
    showErrors: (found) => {
      setErrors(found);
      const [first] = Object.keys(found);
      if (first !== undefined) focusField(first);
    },
    takeOver: (changed) => {
      setValues((current) => ({ ...current, ...changed }));
      clear(Object.keys(changed));
    },
  };
}
