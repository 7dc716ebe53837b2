import type * as storybook from 'storybook/test';

/** Testing Library, or Storybook's copy of it. */
interface Tools {
  readonly screen: Pick<typeof storybook.screen, 'findByRole' | 'findByText' | 'getByLabelText'>;
  readonly userEvent: Pick<typeof storybook.userEvent, 'click'>;
  /** Replaces the text of a field. */
  readonly enter: (field: HTMLElement, text: string) => Promise<void>;
}

/** The screen comes with a chunk of its own, which a story loads in a real browser. */
const loading = { timeout: 20_000 };

/** What a user does on the quote screen, for its tests and its stories. */
export function createQuoteSteps({ screen, userEvent, enter }: Tools) {
  async function choose(name: string, option: RegExp): Promise<void> {
    await userEvent.click(await screen.findByRole('combobox', { name }, loading));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  }

  async function fill(label: string | RegExp, text: string): Promise<void> {
    await enter(screen.getByLabelText(label, { selector: 'input' }), text);
  }

  /** Two pallets, the item still open in its form. */
  async function fillItem(): Promise<void> {
    await choose('Package type', /Pallet/);
    await fill('Count', '2');
    await fill(/^Description/, 'Tōtara benchtops');
  }

  /** Two pallets from the default origin to Wellington by General freight, the item still open in its form. */
  async function fillForm(): Promise<void> {
    await choose('Receiver site', /Kōwhai Wellington/);
    await choose('Service type', /General freight/);
    await fill('Requested delivery date', '25/11/2026');
    await fillItem();
  }

  async function press(name: string | RegExp): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name }, loading));
  }

  async function getQuote(): Promise<void> {
    await press('Get quote');
    await screen.findByRole('table', { name: 'Quote' });
  }

  /** The list of missing fields. */
  async function findSummary(): Promise<HTMLElement> {
    const title = await screen.findByText('Please complete all required fields');
    const summary = title.closest<HTMLElement>('[role="alert"]');
    if (summary === null) throw new Error('The title stands in no alert');
    return summary;
  }

  return { choose, fill, fillForm, fillItem, press, getQuote, findSummary };
}
