import { buildConsignment } from '@consign/consignment-parts/testing';
import { emptyMeasures } from '@consign/domain/freight';
import { describe, expect, it } from 'vitest';

import { reduce, type Action } from './form-actions.js';
import { areFieldsDirty, initialState, isDirty, type FormState } from './form-state.js';
import { savedValues } from './form-values.js';

const draft = buildConsignment('TAS0000001', { lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z' });
/** Somebody else's later save. */
const theirs = {
  ...draft,
  notes: 'Gate 3',
  lastModifiedAtDateTimeUtc: '2026-11-20T01:00:00Z',
};
const opened = initialState(savedValues(draft), draft, null);
const read: Action = { type: 'read', consignment: theirs, firstCard: 'receiver' };
const pendingItem = {
  itemId: null,
  version: null,
  draft: { measures: emptyMeasures, packagingType: null, description: 'Kitchen', dangerousGoods: null },
};

function typed(values: Partial<FormState['values']>): Action {
  return { type: 'typed', values, paths: Object.keys(values) };
}

function after(...actions: readonly Action[]): FormState {
  return actions.reduce(reduce, opened);
}

describe('state of the consignment form', () => {
  it('[CONS-33] follows what is read while nothing is edited, with the cards of its status', () => {
    const state = after(read);
    expect(state).toMatchObject({ base: theirs, values: { notes: 'Gate 3' }, card: 'receiver', formKey: 1 });
    expect(isDirty(state)).toBe(false);
  });

  it('[CONS-33] keeps a changed form and what it was edited from, until the change is taken back', () => {
    const edited = after(typed({ notes: 'Ring twice' }), read);
    expect(edited).toMatchObject({
      base: draft,
      stored: theirs,
      values: { notes: 'Ring twice' },
      formKey: 0,
    });
    const undone = reduce(edited, typed({ notes: draft.notes ?? '' }));
    expect(undone).toMatchObject({ base: theirs, values: { notes: 'Gate 3' } });
  });

  it('[CONS-33] [XTRA-03] keeps a form with an item or a failed choice of extras that is not saved', () => {
    for (const unsaved of [
      { type: 'item typed', pendingItem },
      { type: 'extras changed', state: 'failed' },
    ] as const satisfies readonly Action[]) {
      expect(after(unsaved, read)).toMatchObject({ base: draft, formKey: 0 });
    }
  });

  it('[CONS-61] keeps open panels and the task under way where the same values are read', () => {
    const same = { ...theirs, notes: draft.notes };
    const state = after({ type: 'started', task: 'ready' }, { ...read, consignment: same });
    expect(state).toMatchObject({ base: same, running: 'ready', formKey: 0 });
    expect(after({ type: 'started', task: 'ready' }, read)).toMatchObject({ running: 'ready', formKey: 1 });
  });

  it('[HIRE-03] is clean after a save, without the hireage that was not sent; later changes stay', () => {
    const row = { id: 'new', providerCode: null, hireUnitCode: null, quantity: 2 };
    const entered = after(typed({ hireage: [row] }));
    const saved = reduce(reduce(entered, typed({ salesReference: 'SO-2' })), {
      type: 'saved',
      sent: entered.values,
      stored: theirs,
    });
    expect(saved).toMatchObject({ base: theirs, values: { hireage: [], salesReference: 'SO-2' } });
    expect(areFieldsDirty(saved)).toBe(true);
    expect(areFieldsDirty(reduce(saved, typed({ salesReference: '' })))).toBe(false);
  });

  it('[CONS-34] stays locked while it is unknown whether the consignment was created', () => {
    const failure = { title: "Couldn't create consignment", problems: [] };
    const unknown = after({ type: 'refused', failure, isCreateUnknown: true });
    expect(unknown.isCreateUnknown).toBe(true);
    expect(reduce(unknown, { type: 'saved', sent: unknown.values, stored: null }).isCreateUnknown).toBe(
      false,
    );
    expect(reduce(unknown, { type: 'refused', failure }).isCreateUnknown).toBe(false);
  });

  it('[ERR-25] takes the problems of changed fields from the summary, and the summary with the last', () => {
    const problems = ['notes', 'salesReference'].map((path) => ({ path, message: `${path} is too long` }));
    const errors = { notes: 'notes is too long', salesReference: 'salesReference is too long' };
    const refused = after({ type: 'refused', failure: { title: 'Not saved', problems }, errors });
    const half = reduce(refused, typed({ notes: '' }));
    expect(half).toMatchObject({ errors: { salesReference: errors.salesReference } });
    expect(half.refusal?.failure.problems).toEqual([problems[1]]);
    expect(reduce(half, typed({ salesReference: '' }))).toMatchObject({ errors: {}, refusal: null });
  });
});
