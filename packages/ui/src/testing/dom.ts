import { installStyles } from './styles.js';

/** Mocks the browser APIs that components need and the simulated browser lacks: media queries, sizes, observers. */
export function installDom({ width = 1440, height = 900 }: { width?: number; height?: number } = {}): void {
  window.matchMedia = (query: string): MediaQueryList => {
    const max = /max-width:\s*([\d.]+)em/.exec(query)?.[1];
    const min = /min-width:\s*([\d.]+)em/.exec(query)?.[1];
    const matches =
      (max !== undefined || min !== undefined) &&
      (max === undefined || width <= Number(max) * 16) &&
      (min === undefined || width >= Number(min) * 16);
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  installStyles();
  class SizeObserver implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  window.ResizeObserver = SizeObserver;
  // A virtual table renders the rows that fit; without sizes it would render none, or all.
  Element.prototype.getBoundingClientRect = function sized(): DOMRect {
    return new DOMRect(0, 0, width, this.tagName === 'TR' ? 41 : height);
  };
  // A menu is hidden while its button is outside the window.
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: height, configurable: true },
  });
  Element.prototype.scrollIntoView ??= () => undefined;
  // The simulated browser does not know <search> yet, and React warns of an element that the browser does not know.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: HTMLElement): string {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}
