import type { Locator, Page } from '@playwright/test';

const maxTabs = 60;

/** A person's input, counted: each key, shortcut and typed character is one keystroke. */
export interface CountedInput {
  readonly keys: () => number;
  readonly clicks: () => number;
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Presses Tab until the target has the focus. */
  readonly tabTo: (target: Locator) => Promise<void>;
  readonly click: (target: Locator) => Promise<void>;
}

export function countInput(page: Page): CountedInput {
  let keys = 0;
  let clicks = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  return {
    keys: () => keys,
    clicks: () => clicks,
    press,
    type: async (text) => {
      keys += [...text].length;
      await page.keyboard.type(text);
    },
    tabTo: async (target) => {
      for (let tabs = 0; tabs < maxTabs; tabs += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await press('Tab');
      }
      throw new Error('Tab never reached the target');
    },
    click: async (target) => {
      clicks += 1;
      await target.click();
    },
  };
}
