/// <reference lib="dom" />
import { createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Injected into the page: mounts tables and reports how long it took, in ms. */
const smallScreen = '(max-width: 39.99em)';
const rows = 200;
const columns = 11;

/** Overrides the media query that switches the list between cards and a table. */
class FakeMediaQueryList extends EventTarget implements MediaQueryList {
  readonly media = smallScreen;
  readonly onchange = null;
  matches = false;
  addListener(): void {}
  removeListener(): void {}
}
const fakeQuery = new FakeMediaQueryList();
const originalMatchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => (query === smallScreen ? fakeQuery : originalMatchMedia(query));

function setSmall(small: boolean): void {
  fakeQuery.matches = small;
  fakeQuery.dispatchEvent(Object.assign(new Event('change'), { matches: small }));
}

async function waitForElements(selector: string, count: number): Promise<void> {
  const areThere = (): boolean => document.querySelectorAll(selector).length >= count;
  if (areThere()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!areThere()) return;
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

/** Milliseconds until the elements exist and are laid out. */
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

/** Mounts plain rows with native checkboxes, using React in the same page. */
async function mountBaseline(): Promise<number> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const time = await timeUntil(() => root.render(plainTable()), '#baseline tr', rows);
  root.unmount();
  place.remove();
  return time;
}

let clickHandled: Promise<number> = Promise.resolve(0);

/** Times the next click, from its event timestamp until its row has been painted again. */
function expectClick(): void {
  clickHandled = new Promise((resolve) => {
    const onClick = (event: MouseEvent): void => {
      const row = event.target instanceof Element ? event.target.closest('[role="row"]') : null;
      const before = row?.getAttribute('aria-selected');
      const check = (): void => {
        if (row?.getAttribute('aria-selected') === before) requestAnimationFrame(check);
        // A task posted during a frame runs after that frame is painted.
        else setTimeout(() => resolve(performance.now() - event.timeStamp));
      };
      requestAnimationFrame(check);
    };
    window.addEventListener('click', onClick, { capture: true, once: true });
  });
}

function responseTime(): Promise<number> {
  return clickHandled;
}

/** The median time between two frames. */
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
