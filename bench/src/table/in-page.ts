/// <reference lib="dom" />
import { createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** What runs in the page beside the product: it makes tables come and go, and tells how long that took, in ms. */
const smallScreen = '(max-width: 39.99em)';
const rows = 200;
const columns = 11;

/** The one question after the width of the screen by which a list is cards or a table; its answer is ours. */
class FakeMediaQueryList extends EventTarget implements MediaQueryList {
  readonly media = smallScreen;
  readonly onchange = null;
  matches = false;
  addListener(): void {}
  removeListener(): void {}
}
const answer = new FakeMediaQueryList();
const ask = window.matchMedia.bind(window);
window.matchMedia = (query) => (query === smallScreen ? answer : ask(query));

function setSmall(small: boolean): void {
  answer.matches = small;
  answer.dispatchEvent(Object.assign(new Event('change'), { matches: small }));
}

async function waitForElements(selector: string, count: number): Promise<void> {
  const isThere = (): boolean => document.querySelectorAll(selector).length >= count;
  if (isThere()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function waitFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/** Until the table stands in its place, laid out. */
async function timeUntil(start: () => void, selector: string, count: number): Promise<number> {
  await waitFrames(3);
  const before = performance.now();
  start();
  await waitForElements(selector, count);
  document.body.getBoundingClientRect();
  return performance.now() - before;
}

async function mountTable(): Promise<number> {
  setSmall(true);
  await waitForElements('ul[aria-label="Consignments"] > li', rows);
  return timeUntil(() => setSmall(false), '[role="grid"] [role="row"]', 10);
}

function plainTable(): ReactElement {
  const cells = Array.from({ length: columns }, (_, column) => column);
  const lines = Array.from({ length: rows }, (_, row) => row);
  return createElement(
    'table',
    { id: 'baseline' },
    createElement(
      'tbody',
      null,
      lines.map((row) =>
        createElement(
          'tr',
          { key: row },
          createElement(
            'td',
            null,
            createElement('input', { type: 'checkbox', 'aria-label': `Select ${row}` }),
          ),
          cells.map((column) =>
            createElement('td', { key: column }, `Consignment ${row * columns + column}`),
          ),
        ),
      ),
    ),
  );
}

/** Plain rows with native checkboxes, by the same library, in the same page. */
async function mountBaseline(): Promise<number> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const time = await timeUntil(() => root.render(plainTable()), '#baseline tr', rows);
  root.unmount();
  place.remove();
  return time;
}

let answered: Promise<number> = Promise.resolve(0);

/** Listens for the next click: how long it takes, from where the browser dates it, until its row has been drawn anew. */
function expectClick(): void {
  answered = new Promise((resolve) => {
    const onClick = (event: MouseEvent): void => {
      const row = event.target instanceof Element ? event.target.closest('[role="row"]') : null;
      const before = row?.getAttribute('aria-selected');
      const look = (): void => {
        if (row?.getAttribute('aria-selected') === before) requestAnimationFrame(look);
        // A task that was posted in a frame runs after it was drawn.
        else setTimeout(() => resolve(performance.now() - event.timeStamp));
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('click', onClick, { capture: true, once: true });
  });
}

function responseTime(): Promise<number> {
  return answered;
}

/** The middle of the times between two frames. */
async function frameTime(): Promise<number> {
  const times: number[] = [];
  let before = 0;
  for (let frame = 0; frame < 31; frame += 1) {
    const now = await new Promise<number>((resolve) => {
      requestAnimationFrame(resolve);
    });
    if (frame > 0) times.push(now - before);
    before = now;
  }
  return times.toSorted((one, other) => one - other)[15] ?? 0;
}

const measured = { mountTable, mountBaseline, expectClick, responseTime, frameTime };
export type InPage = typeof measured;
Object.assign(window, { measured });
