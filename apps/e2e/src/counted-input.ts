import type { Locator, Page } from '@playwright/test';

/** A person's input, counted: each key, shortcut and typed character is one keystroke. */
export interface CountedInput {
  readonly keys: () => number;
  readonly clicks: () => number;
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly click: (target: Locator) => Promise<void>;
}

export function countInput(page: Page): CountedInput {
  let keys = 0;
  let clicks = 0;
  return {
    keys: () => keys,
    clicks: () => clicks,
    press: async (key) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    type: async (text) => {
      keys += [...text].length;
      await page.keyboard.type(text);
    },
    click: async (target) => {
      clicks += 1;
      await target.click();
    },
  };
}
