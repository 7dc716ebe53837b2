import { createImportValidator, importColumns, type ImportRow } from '@consign/domain/import-csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  findNextProblem,
  indexProblems,
  previewProblem,
  replaceAll,
  summariseProblems,
} from './grid-problems.js';
import { movePlace } from './use-grid-cursor.js';
import { reduceGrid, startGrid, type GridAction, type GridState, type Slices } from './grid-state.js';
import { planPaste } from './GridTable.js';
import { gridContext, gridRow, gridRows } from './testing/grid-fixtures.js';

/** Runs all of the work without a pause. */
function runAtOnce<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

const validator = createImportValidator(gridContext);
const start = (rows: readonly ImportRow[]): GridState =>
  startGrid(rows, validator.validateRows(rows), validator);
const run = (state: GridState, ...actions: GridAction[]): GridState =>
  actions.reduce((now, action) => runAtOnce(reduceGrid(now, action, validator)), state);
const summarise = (state: GridState) => runAtOnce(summariseProblems(state.groups));

/** The validator, and how many consignments it has validated. */
function countValidated() {
  let validated = 0;
  const counting = {
    ...validator,
    validateGroup: (rows: readonly ImportRow[]) => {
      validated += 1;
      return validator.validateGroup(rows);
    },
  };
  return { counting, count: () => validated };
}

const cell = fc.record({
  index: fc.nat({ max: 6 }),
  column: fc.constantFrom('chargeAccount', 'senderSite', 'quantity', 'weight'),
  value: fc.constantFrom('', 'KOW', 'AKL1', 'AKL2', '3', 'x'),
} as const);
const action: fc.Arbitrary<GridAction> = fc.oneof(
  fc.record({ type: fc.constant('edit'), cells: fc.array(cell, { maxLength: 4 }) } as const),
  fc.constantFrom<GridAction>({ type: 'undo' }, { type: 'redo' }),
);

describe('the rows of the grid', () => {
  it('[IMPT-22] are always validated as if the file had been read like that', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const state = run(start(gridRows(4)), ...actions);
        expect(state.groups.map(({ group }) => group)).toEqual(validator.validateRows(state.rows));
      }),
    );
  });

  it('[IMPT-22] undo and redo restore every step', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 10 }), (edits) => {
        const states = [start(gridRows(4))];
        for (const cells of edits) {
          const before = states.at(-1) ?? start([]);
          const after = run(before, { type: 'edit', cells });
          if (after !== before) states.push(after);
        }
        let state = states.at(-1) ?? start([]);
        for (const expected of states.slice(0, -1).toReversed()) {
          state = run(state, { type: 'undo' });
          expect(state.rows).toEqual(expected.rows);
          expect(state.groups).toEqual(expected.groups);
        }
        expect(run(state, { type: 'undo' })).toBe(state);
        for (const expected of states.slice(1)) {
          state = run(state, { type: 'redo' });
          expect(state.rows).toEqual(expected.rows);
        }
      }),
    );
  });

  it('[IMPT-22] validates the touched consignment alone', () => {
    const { counting, count } = countValidated();
    const state = start(gridRows(1000));
    const cells = [{ index: 500, column: 'weight', value: 'x' }] as const;
    runAtOnce(reduceGrid(state, { type: 'edit', cells }, counting));
    expect(count()).toBe(1);
  });

  it('[IMPT-22] grow by what is pasted beyond the last', () => {
    const state = start(gridRows(2));
    const block = [
      ['KOW', 'GENERAL'],
      ['KOW', 'GENERAL'],
    ];
    const cells = planPaste(
      block,
      [0, 1],
      { position: 1, column: 'chargeAccount' },
      { rowCount: 2, canGrow: true },
    );
    const grown = run(state, { type: 'edit', cells });
    expect(grown.rows.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(grown.rows[2]?.cells.slice(0, 2)).toEqual(['KOW', 'GENERAL']);
    expect(run(grown, { type: 'undo' }).rows).toEqual(state.rows);
  });

  it('[IMPT-22] leave out what is pasted beyond the last column, and in a filtered grid beyond the last row', () => {
    const block = [
      ['1', '2'],
      ['3', '4'],
    ];
    const at = { position: 0, column: importColumns.at(-1)?.key ?? 'weight' } as const;
    expect(planPaste(block, [3], at, { rowCount: 9, canGrow: false })).toEqual([
      { index: 3, column: 'exportCertificate', value: '1' },
    ]);
  });
});

describe('the problems of the grid', () => {
  const rows = [
    gridRow(2, { senderSite: 'AKL2' }),
    gridRow(3, {}),
    gridRow(4, { senderSite: 'AKL2', weight: 'x' }),
    gridRow(5, { senderSite: 'AKL3' }),
  ];

  it('[IMPT-22] are grouped where they are equal, and fixed together', () => {
    const state = start(rows);
    const [first] = summarise(state).groups;
    expect(first).toMatchObject({ column: 'senderSite', value: 'AKL2', rows: [2, 4], suggestions: ['AKL1'] });
    if (first === undefined) throw new Error('no group');
    const fixed = run(state, { type: 'edit', cells: replaceAll(state.rows, first, 'AKL1') });
    expect([...summarise(fixed).rows]).toEqual([4, 5]);
    expect(fixed.undo).toHaveLength(1);
  });

  it('[IMPT-36] 200,000 cells are replaced together, in an import with one consignment', () => {
    const many = Array.from({ length: 100_000 }, (_, at) =>
      gridRow(at + 2, { chargeAccount: '', senderSite: 'x' }),
    );
    const state = start(many);
    const [group] = summarise(state).groups;
    expect(group?.rows).toHaveLength(100_000);
    const columns = ['senderSite', 'receiverSite'] as const;
    const cells = columns.flatMap((column) => many.map((_row, index) => ({ index, column, value: '' })));
    expect(run(state, { type: 'edit', cells }).rows.every((row) => row.cells[4] === '')).toBe(true);
  });

  it('[IMPT-42] are replaced a part at a time, where they still are as they were', () => {
    const many = Array.from({ length: 1000 }, (_, at) => gridRow(at + 2, { senderSite: 'x' }));
    const state = start(many);
    const [group] = summarise(state).groups;
    if (group === undefined) throw new Error('no group');
    const edited = run(state, { type: 'edit', cells: [{ index: 5, column: 'senderSite', value: 'WGN1' }] });
    let parts = 0;
    const { counting, count } = countValidated();
    const cells = replaceAll(edited.rows, group, 'AKL1');
    const work = reduceGrid(edited, { type: 'edit', cells }, counting);
    for (let step = work.next(); step.done !== true; step = work.next()) {
      parts += 1;
      expect(count()).toBeLessThanOrEqual(parts);
    }
    expect([count(), parts >= 999]).toEqual([999, true]);
    const fixed = run(edited, { type: 'edit', cells: replaceAll(edited.rows, group, 'AKL1') });
    expect(fixed.rows.map(({ cells: own }) => own[4]).filter((site) => site !== 'AKL1')).toEqual(['WGN1']);
  });

  it('[IMPT-22] are found one after another, round and back', () => {
    const found = indexProblems(start(rows).groups);
    const next = (index: number, column: 'senderSite' | 'weight', step: 1 | -1) =>
      findNextProblem(rows, found, { index, column }, step);
    expect(next(0, 'senderSite', 1)).toEqual({ index: 2, column: 'senderSite' });
    expect(next(2, 'senderSite', 1)).toEqual({ index: 2, column: 'weight' });
    expect(next(3, 'senderSite', 1)).toEqual({ index: 0, column: 'senderSite' });
    expect(next(0, 'senderSite', -1)).toEqual({ index: 3, column: 'senderSite' });
    expect(findNextProblem(rows, new Map(), { index: 0, column: 'weight' }, 1)).toBeNull();
  });

  it('[IMPT-22] of a value are known while it is typed', () => {
    const edit = { index: 1, column: 'senderSite', value: 'AK' } as const;
    expect(previewProblem(rows, edit, validator)?.message).toBe('Sender Site "AK" not found');
    expect(previewProblem(rows, { ...edit, value: 'WGN1 ' }, validator)).toBeNull();
    expect(previewProblem(rows, { index: 0, column: 'chargeAccount', value: '' }, validator)?.id).toBe(
      'IMPT-02',
    );
    expect(previewProblem(rows, { index: 1, column: 'chargeAccount', value: '' }, validator)).toBeNull();
  });
});

describe('the keys of the grid', () => {
  it.each([
    ['ArrowUp', { position: 49, column: 3 }, { position: 0, column: 3 }],
    ['ArrowDown', { position: 51, column: 3 }, { position: 99, column: 3 }],
    ['ArrowLeft', { position: 50, column: 2 }, { position: 50, column: 0 }],
    ['ArrowRight', { position: 50, column: 4 }, { position: 50, column: 9 }],
    ['Home', { position: 50, column: 0 }, { position: 0, column: 0 }],
    ['End', { position: 50, column: 9 }, { position: 99, column: 9 }],
    ['PageUp', { position: 30, column: 3 }, { position: 30, column: 3 }],
    ['PageDown', { position: 70, column: 3 }, { position: 70, column: 3 }],
    ['a', null, null],
  ])('[IMPT-22] %s moves to %j, with Ctrl to %j', (key, near, far) => {
    const size = { rows: 100, columns: 10, page: 20 };
    const move = (position: number, ctrlKey: boolean) =>
      movePlace({ position, column: 3 }, { key, ctrlKey, metaKey: false }, size);
    expect(move(50, false)).toEqual(near);
    expect(move(50, true)).toEqual(far);
  });

  it('[IMPT-22] do not leave it', () => {
    const size = { rows: 100, columns: 10, page: 20 };
    const keys = { ctrlKey: false, metaKey: false };
    const move = (key: string, position: number) =>
      movePlace({ position, column: 0 }, { key, ...keys }, size);
    expect([move('PageUp', 5), move('PageDown', 95), move('ArrowLeft', 1)]).toEqual([
      { position: 0, column: 0 },
      { position: 99, column: 0 },
      { position: 1, column: 0 },
    ]);
  });
});
