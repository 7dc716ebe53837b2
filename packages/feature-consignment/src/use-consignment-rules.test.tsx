import { createFormStore, useTripLookups } from '@consign/consignment-parts';
import { buildLineItem } from '@consign/consignment-parts/testing';
import { inSession } from '@consign/session/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { reduce } from './form-actions.js';
import { initialState } from './form-state.js';
import { savedValues } from './form-values.js';
import { at, now, sessionWith } from './testing/consignment-harness.js';
import { useConsignmentRules } from './use-consignment-rules.js';

const loaded = at('DRAFT');
const tooLong = { ...savedValues(loaded), salesReference: 'x'.repeat(251) };
const longer = { ...tooLong, salesReference: 'x'.repeat(252) };
const { lineItems: fewItems } = loaded;
const moreItems = [...fewItems, buildLineItem(2)];

it('[CONS-40] the rules run once for a change, however often a form is rendered and asks them', () => {
  const session = sessionWith({});
  const store = createFormStore(initialState(tooLong, loaded, null), reduce);
  const { result, rerender } = renderHook(
    ({ items }) => {
      const lookups = useTripLookups(store, { base: loaded, saveCall: 'update', now });
      return useConsignmentRules({ loaded, items, forms: 'all', lookups, now });
    },
    {
      initialProps: { items: fewItems },
      wrapper: ({ children }: { readonly children: ReactNode }) => inSession(session, children),
    },
  );
  const found = result.current.check(tooLong, 'save');
  const foundForMove = result.current.check(tooLong, 'pickup');
  expect(found).toHaveLength(1);

  rerender({ items: fewItems });
  // The rules make a new list whenever they run.
  expect(result.current.check(tooLong, 'save')).toBe(found);
  expect(result.current.check(tooLong, 'ready')).toBe(foundForMove);

  const foundAfter = result.current.check(longer, 'save');
  expect(foundAfter).not.toBe(found);
  expect(result.current.check(longer, 'save')).toBe(foundAfter);

  rerender({ items: moreItems });
  expect(result.current.check(longer, 'save')).not.toBe(foundAfter);
});
