import type { ActionDecision, StatusCode } from '@consign/domain/status';
import { describe, expect, it } from 'vitest';

import { findNextStep, findShortcutStep } from './next-step.js';

const allowed: ActionDecision = { allowed: true };
const no: ActionDecision = { allowed: false, hidden: true, id: 'CONS-22', reason: 'No' };
const draft = {
  isNew: false,
  isDirty: false,
  status: 'DRAFT' as StatusCode,
  save: allowed,
  markReady: allowed,
  requestPickup: allowed,
  download: no,
};
const ready = { ...draft, status: 'FINAL' as const, markReady: no, download: allowed };
const staged = { ...ready, status: 'STAGED' as const, requestPickup: no };

describe('the next step', () => {
  it.each([
    ['a new consignment', { ...draft, isNew: true, markReady: no, requestPickup: no }, 'save'],
    ['a draft with changes', { ...draft, isDirty: true }, 'save'],
    ['a draft', draft, 'ready'],
    ['one that is ready', ready, 'pickup'],
    ['one that is ready, with changes', { ...ready, isDirty: true }, 'save'],
    ['one whose pickup is requested', staged, 'labels'],
    ['one that the user may only look at', { ...staged, save: null, download: no }, null],
  ])('[CONS-83] of %s is %3$s', (_what, facts, step) => {
    expect(findNextStep(facts)).toBe(step);
  });

  it.each(['PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED', 'CANCELLED', 'ERR'] as const)(
    '[CONS-102] nothing leads once the labels are of no use: %s',
    (status) => {
      const facts = { ...staged, status };
      expect([findNextStep(facts), findShortcutStep(facts)]).toEqual([null, null]);
    },
  );
});

it.each([
  ['a new consignment', { ...draft, isNew: true, markReady: no, requestPickup: no }, 'dispatch'],
  ['a draft with changes', { ...draft, isDirty: true }, 'dispatch'],
  ['one that is ready', ready, 'dispatch'],
  ['changes of a receiver only', { ...staged, isDirty: true }, 'save'],
  ['one whose pickup is requested', staged, 'labels'],
  ['one that the user may only look at', { ...staged, save: null, download: no }, null],
])('[CONS-84] Ctrl+Enter does for %s: %3$s', (_what, facts, step) => {
  expect(findShortcutStep(facts)).toBe(step);
});
