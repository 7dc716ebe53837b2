import { expect } from 'vitest';
import { page } from 'vitest/browser';

import { changeStage, type Look } from './stage.js';

const looks: readonly Look[] = ['TASMAN', 'AURORA'].flatMap((tenant) =>
  (['light', 'dark'] as const).map((scheme) => ({ tenant, scheme })),
);

/** One picture in each look, or one alone of a story that has its own. */
async function photograph(id: string, hasOwnLook: boolean): Promise<void> {
  await document.fonts.ready;

  const faults: string[] = [];
  for (const look of hasOwnLook ? [null] : looks) {
    changeStage({ look });
    const name = look === null ? id : `${id}-${look.tenant}-${look.scheme}`;
    try {
      await expect(page.elementLocator(document.body)).toMatchScreenshot(name, { timeout: 30_000 });
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  changeStage({ look: null });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

// A spinner would stand at a different angle in each picture.
const stillness = new CSSStyleSheet();
stillness.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }');
document.adoptedStyleSheets.push(stillness);

changeStage({ photograph });
