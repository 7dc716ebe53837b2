import { type Binding, keptInMemory } from '@consign/consignment-parts';
import { useClient, useServiceTypes, useSettings, useSites } from '@consign/session';
import { focusField } from '@consign/ui';
import { useState } from 'react';

import {
  checkValues,
  defaultValues,
  isSameSearch,
  linkedValues,
  noValues,
  type FieldErrors,
  type FormValues,
  type TypedPlaces,
} from './form-values.js';
import type { ScheduleScreenProps } from './schedule-screen-props.js';
import { noState, parseScheduleState, writeScheduleState, type ScheduleState } from './schedule-state.js';

interface Options extends Pick<ScheduleScreenProps, 'query' | 'typed' | 'onChange'> {
  /** Checks the same search again. */
  readonly onSameSearch: () => void;
}

export interface ScheduleForm {
  readonly binding: Binding<FormValues>;
  readonly state: ScheduleState;
  /** Nothing is linked: the screen opens with an empty form. */
  readonly isFresh: boolean;
  /** The checked search while the form still matches it; null otherwise. */
  readonly checked: FormValues | null;
  /** Checks the form and searches, or focuses the first problem. False if there is one. */
  readonly check: () => boolean;
  readonly reset: () => void;
  /** Opens another month or day of the same search. */
  readonly show: (shown: Partial<Pick<ScheduleState, 'month' | 'day'>>, replace: boolean) => void;
  /** Shows problems that the server has found. */
  readonly showErrors: (errors: FieldErrors) => void;
}

interface Content {
  /** Of the link that the values follow. */
  readonly link: string;
  readonly values: FormValues;
  readonly errors: FieldErrors;
}

const noErrors: FieldErrors = {};

/**
 * The form of the schedule. It follows the link, so that Back and Forward bring back a search; later input is
 * only in the form, and hides the result.
 */
export function useScheduleForm({ query, typed, onChange, onSameSearch }: Options): ScheduleForm {
  const settings = useSettings();
  const serviceTypes = useServiceTypes();
  const { defaultOrigin } = useSites();
  const places = typedPlaces(useClient());
  const state = knownState(parseScheduleState(query), serviceTypes);
  const linked = linkedValues(state, typed === null ? null : (places.get(typed) ?? null));
  const isFresh = isSameSearch(linked, noValues);
  const link = JSON.stringify([state.sender, state.receiver, state.serviceType, typed]);
  const defaults = (): FormValues => defaultValues({ defaultOrigin, serviceTypes });
  const opened = (): FormValues => (isFresh ? defaults() : linked);
  const [content, setContent] = useState<Content>(() => ({ link, values: opened(), errors: noErrors }));
  let { values, errors } = content;
  if (content.link !== link) {
    // After a check the form is what the link says already, and keeps the names of its sites.
    if (!isSameSearch(values, linked)) values = opened();
    errors = noErrors;
    setContent({ link, values, errors });
  }
  const isComplete = Object.keys(checkValues(linked, settings)).length === 0;

  const search = (): void => {
    const key =
      isTyped(values, 'sender') || isTyped(values, 'receiver')
        ? places.add({ senderEntry: values.senderEntry, receiverEntry: values.receiverEntry })
        : null;
    const sites = {
      sender: values.senderSite?.siteId ?? null,
      receiver: values.receiverSite?.siteId ?? null,
    };
    const next = { ...state, ...sites, serviceType: values.serviceType, day: null };
    onChange({ query: writeScheduleState(next), typed: key, replace: false });
  };

  return {
    binding: {
      values,
      errors,
      change: (name, value, paths = [name]) =>
        setContent((last) => ({
          ...last,
          values: { ...last.values, [name]: value },
          errors: withoutErrors(last.errors, paths),
        })),
      leave: (name) =>
        setContent((last) => {
          const { [name]: problem } = checkValues(last.values, settings);
          const others = withoutErrors(last.errors, [name]);
          return { ...last, errors: problem === undefined ? others : { ...others, [name]: problem } };
        }),
    },
    state,
    isFresh,
    checked: isComplete && isSameSearch(values, linked) ? values : null,
    check: () => {
      const found = checkValues(values, settings);
      setContent((last) => ({ ...last, errors: found }));
      const [first] = Object.keys(found);
      if (first !== undefined) {
        focusField(first);
        return false;
      }
      if (isSameSearch(values, linked)) onSameSearch();
      else search();
      return true;
    },
    reset: () => {
      setContent((last) => ({ ...last, values: defaults(), errors: noErrors }));
      if (Object.keys(query).length > 0)
        onChange({ query: writeScheduleState(noState), typed: null, replace: false });
      focusField(defaults().senderSite === null ? 'senderSite' : 'receiverSite');
    },
    show: (shown, replace) => onChange({ query: writeScheduleState({ ...state, ...shown }), typed, replace }),
    showErrors: (found) => setContent((last) => ({ ...last, errors: { ...last.errors, ...found } })),
  };
}

function isTyped(values: FormValues, side: 'sender' | 'receiver'): boolean {
  return values[`${side}Site`] === null && values[`${side}Entry`] !== null;
}

function withoutErrors(errors: FieldErrors, paths: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.includes(path)));
}

/** A service type that the organisation doesn't have is left out of the link. */
function knownState(state: ScheduleState, serviceTypes: readonly { readonly code: string }[]): ScheduleState {
  const isKnown = serviceTypes.some(({ code }) => code === state.serviceType);
  return isKnown ? state : { ...state, serviceType: null };
}

/** Addresses typed in this session (SCHD-06). */
const typedPlaces = keptInMemory<TypedPlaces>();
