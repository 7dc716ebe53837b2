import type { Locator, Page } from 'playwright';

/** Something a user does, and what puts the screen back for the next time. */
export interface Interaction {
  readonly name: string;
  /** What is not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly undo?: (page: Page) => Promise<void>;
}

/** A screen in the state that its interactions begin in. */
export interface Scene {
  readonly path: string;
  /** At full speed. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly interactions: readonly Interaction[];
}

const ITEMS = 50;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();
const escape = (page: Page) => page.keyboard.press('Escape');

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await escape(page);
  await dialog.waitFor({ state: 'hidden' });
}

/** A click as a mouse makes it; Playwright's own waits until a target is still. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Not visible: ${String(target)}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const click = (name: string, find: (page: Page) => Locator, undo?: Interaction['undo']): Interaction => ({
  name,
  act: (page) => press(page, find(page)),
  ...(undo && { undo }),
});

const type = (name: string, find: (page: Page) => Locator): Interaction => ({
  name,
  act: async (page) => {
    await find(page).focus();
    await page.keyboard.type('Kā7', { delay: 50 });
  },
  undo: (page) => find(page).fill(''),
});

const list: Scene = {
  path: '/search?pageSize=200&dateRangePresetCode=LAST_30_DAYS',
  prepare: (page) => page.getByRole('row').nth(1).waitFor(),
  interactions: [
    type('List: a letter of the keyword', (page) => page.getByRole('searchbox', { name: 'Keyword' })),
    click('List: sort by a column', (page) => button(page, 'Status Date')),
    click('List: open the columns', (page) => button(page, 'Columns'), escape),
    click(
      'List: open the statuses',
      (page) => page.getByRole('button', { name: /^Status/u }).first(),
      escape,
    ),
    click(
      'List: preview a consignment',
      (page) => page.getByRole('button', { name: /^Preview TAS/u }).first(),
      escape,
    ),
    click('List: open the search of everything', (page) => button(page, 'Search everywhere'), escape),
    {
      name: 'List: first letter in the search of everything',
      before: async (page) => {
        await press(page, button(page, 'Search everywhere'));
        await page.getByRole('dialog').waitFor();
      },
      act: (page) => page.keyboard.press('t'),
      undo: closeDialog,
    },
    click('List: open the sites', (page) => page.getByRole('button', { name: /^Sites/u }), escape),
    click('List: open the user menu', (page) => page.getByRole('button', { name: /^User menu/u }), escape),
    click('List: checkbox of a row', (page) => page.getByRole('checkbox', { name: /^Select TAS/u }).first()),
    click('List: select all 200 rows', (page) =>
      page.getByRole('checkbox', { name: /^Select all/u }).first(),
    ),
  ],
};

/** Enters freight items, each with a volume and a weight. */
async function addItems(page: Page): Promise<void> {
  for (let item = 0; item < ITEMS; item += 1) {
    await page.getByRole('combobox', { name: 'Package type' }).last().click();
    await page.getByRole('option').first().click();
    await field(page, 'Volume').fill('0.2');
    await field(page, 'Weight').fill(String(item + 1));
    await button(page, 'Add item').last().click();
  }
}

const consignment: Scene = {
  path: '/consignment/create',
  prepare: addItems,
  interactions: [
    type('Consignment of 50 items: receiver reference', (page) => field(page, /^Receiver reference/u)),
    type('Consignment of 50 items: notes', (page) => field(page, /^Sender notes/u)),
    type('Consignment of 50 items: count of an item', (page) => field(page, 'Count')),
    click(
      'Consignment of 50 items: open the dates',
      (page) => button(page, 'Choose requested delivery date'),
      escape,
    ),
    click(
      'Consignment of 50 items: open the receiver sites',
      (page) => page.getByRole('combobox', { name: 'Receiver site' }),
      escape,
    ),
    click('Consignment of 50 items: open the address book', (page) => button(page, 'Address book'), escape),
    click('Consignment of 50 items: export', (page) => page.getByRole('checkbox', { name: 'Export' })),
    click('Consignment of 50 items: open the templates', (page) => button(page, 'Templates'), escape),
  ],
};

const quote: Scene = {
  path: '/consignment/quote',
  prepare: (page) => field(page, 'Weight').waitFor(),
  interactions: [
    type('Quote: weight of an item', (page) => field(page, 'Weight')),
    click('Quote: open the services', (page) => page.getByRole('combobox', { name: 'Service type' }), escape),
  ],
};

const dashboard: Scene = {
  path: '/dashboard?dateRangePresetCode=LAST_30_DAYS',
  prepare: (page) => button(page, 'Costs by group').waitFor(),
  interactions: [
    click(
      'Dashboard: segment of a chart',
      (page) => page.getByRole('button', { name: /^Delivered \d/u }),
      closeDialog,
    ),
    click(
      'Dashboard: card as a table',
      (page) => button(page, 'Show as table (DIFOT)'),
      (page) => press(page, button(page, 'Show as chart (DIFOT)')),
    ),
    click('Dashboard: costs by group', (page) => button(page, 'Costs by group'), closeDialog),
  ],
};

export const scenes: readonly Scene[] = [list, consignment, quote, dashboard];
