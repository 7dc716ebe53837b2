import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks that a page has exactly one h1, no horizontal scroll and no axe violations. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await expectOneHeading(page);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
}

/** Checks at the present width: one h1, no horizontal scroll, nothing cut off (PLAT-42). */
export async function expectFittingPage(page: Page): Promise<void> {
  await expectOneHeading(page);
  await expectNoSidewaysScroll(page);
  await expectNothingCutOff(page);
}

export async function expectNoViolations(page: Page): Promise<void> {
  await waitForTransitions(page);
  // In the page itself. Otherwise each check opens another page and loads axe there, for frames of other origins.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
  );
  expect(found).toEqual([]);
}

/** What fades in has too little contrast until it is there. Waiting rows pulse for ever. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
}

async function expectOneHeading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Asks again, because a page that has just been resized lays itself out again. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const findExcess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(findExcess, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** Checks that every button, tab and label shows its whole text, within the width of the screen (PLAT-42). */
async function expectNothingCutOff(page: Page): Promise<void> {
  const findCutOff = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, [role="tab"], label')]
        .filter(
          (each) =>
            each.checkVisibility() && each.closest('[role="grid"], [aria-label="Rows of the file"]') === null,
        )
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          const label = each.querySelector<HTMLElement>('[class*="label"]') ?? each;
          const isClipped =
            label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).overflow !== 'visible';
          const isOut = left < -1 || right > document.documentElement.clientWidth + 1;
          // Text for screen readers only is 1 px wide.
          return width > 1 && (isOut || isClipped);
        })
        .map((each) => each.textContent.trim() || each.getAttribute('aria-label')),
    );
  await expect.poll(findCutOff, 'buttons or labels are cut off').toEqual([]);
}

/** Waits until the page has no skeletons left. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
