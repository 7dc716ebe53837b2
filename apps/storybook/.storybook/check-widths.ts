import axe from 'axe-core';
import { waitFor } from 'storybook/test';

import { changeStage, getStage, type Look } from './stage.js';

const NARROW = 360;
// 720 px is a screen of 1,440 px at 200 %.
const sizes = [
  [NARROW, 740],
  [720, 450],
  [820, 1180],
  [1024, 768],
  [1440, 900],
] as const;
/** Beside the stories' own look. */
const otherBrand: Look = { tenant: 'AURORA', scheme: 'dark' };
const everyLook: readonly Look[] = [
  { tenant: 'TASMAN', scheme: 'dark' },
  { tenant: 'AURORA', scheme: 'light' },
  otherBrand,
];

interface Options {
  /** The story is the whole application, with its own frame and theme. */
  readonly isApplication: boolean;
  /** The story shows how waiting looks. */
  readonly isAlwaysBusy: boolean;
}

/** No story may scroll sideways. Waits, because a dropdown is positioned after it renders. */
export function expectNoSidewaysScroll(): Promise<void> {
  return waitFor(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      throw new Error(`The story is ${scrollWidth} px wide in ${clientWidth} px`);
    }
  });
}

/** No story may break a short word of a button, a tab or a mark into two lines (PLAT-264). */
export function expectNoBrokenWord(): Promise<void> {
  return waitFor(() => expectNone('breaks within a word', findBrokenWords()));
}

/** No dialog may be without a name. Waits, because a dialog gets it a render after it is on the page. */
export function expectNamedDialogs(): Promise<void> {
  const unnamed = '[role="dialog"]:not([aria-label], [aria-labelledby])';
  return waitFor(() => expectNone('is a dialog without a name', document.querySelectorAll(unnamed)));
}

/**
 * Checks the rendered story at every width as PLAT-42 demands it of pages: loaded, nothing scrolls sideways or is cut off. At
 * the narrow end axe finds nothing, and at the wide one no look has too little contrast, as only colours depend on it. The
 * width stays the wide one, at which the accessibility add-on then checks the story as it does each story.
 */
export async function checkEveryWidth({ isApplication, isAlwaysBusy }: Options): Promise<void> {
  const { resize } = getStage();
  if (resize === null) return;
  for (const [width, height] of sizes) {
    await resize(width, height);
    await nextFrame();
    if (!isAlwaysBusy) await waitFor(expectLoaded);
    await expectNoSidewaysScroll();
    await waitFor(() => expectNone(`is cut off at ${width} px`, findCutOff()));
    await expectNoBrokenWord();
    if (width !== NARROW) continue;
    // A story has no page around it: journeys check the landmarks.
    await expectNoViolations(`${width} px`, { rules: { region: { enabled: false } } });
  }
  if (!isApplication) await checkLooks(everyLook);
}

/** A dark story is in the toolbar's brand: its contrast is checked in the other one too. */
export async function checkOtherBrand(): Promise<void> {
  if (getStage().resize !== null) await checkLooks([otherBrand]);
}

async function checkLooks(looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    changeStage({ look });
    await waitFor(() => {
      if (document.documentElement.dataset['mantineColorScheme'] !== look.scheme) {
        throw new Error(`The story is not ${look.scheme}`);
      }
    });
    await nextFrame();
    await expectNoViolations(`${look.tenant}, ${look.scheme}`, { runOnly: ['color-contrast'] });
  }
  changeStage({ look: null });
}

async function expectNoViolations(where: string, options: axe.RunOptions): Promise<void> {
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], ...options });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
  if (found.length > 0) throw new Error(`axe at ${where}: ${found.join('\n')}`);
}

function expectNone(what: string, found: Iterable<Element>): void {
  const texts = [...found].map((each) => each.textContent.trim() || each.outerHTML.slice(0, 160));
  if (texts.length > 0) throw new Error(`${texts.join(', ')} ${what}`);
}

export function expectLoaded(): void {
  expectNone('is busy', document.querySelectorAll('[aria-busy="true"]'));
}

/** Buttons, tabs and labels whose text is clipped or outside the screen. A table scrolls within itself. */
function findCutOff(): Element[] {
  return [...document.querySelectorAll<HTMLElement>('button, [role="tab"], label')].filter((each) => {
    if (!each.checkVisibility()) return false;
    if (each.closest('[role="grid"], [aria-label="Rows of the file"]') !== null) return false;
    const { left, right, width } = each.getBoundingClientRect();
    const label = each.querySelector<HTMLElement>('[class*="label"]') ?? each;
    const isClipped =
      label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).overflow !== 'visible';
    const isOut = left < -1 || right > document.documentElement.clientWidth + 1;
    // Text for screen readers only is 1 px wide.
    return width > 1 && (isOut || isClipped);
  });
}

const labels = '[class*="Button-label"], [class*="Badge-label"], [role="tab"]';
/** A longer word may have no room anywhere. */
const SHORT_WORD = 14;

function findBrokenWords(): Element[] {
  return [...document.querySelectorAll<HTMLElement>(labels)].filter((each) => {
    const [text, ...more] = [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (text === undefined || more.length > 0 || !each.checkVisibility()) return false;
    return [...(text.textContent ?? '').matchAll(/\S+/gu)].some(({ 0: word, index }) => {
      if (word.length > SHORT_WORD) return false;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  });
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
