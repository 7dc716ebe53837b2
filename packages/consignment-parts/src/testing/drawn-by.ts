import { enterText } from '@consign/ui/testing';
import { screen } from '@testing-library/react';

/** React's props of an element: a new object with every render of the component that has the element. */
function readProps(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : Reflect.get(element, key);
}

/** The titles of the cards with elements that a text in a field draws again; 'TR' for the rows of their tables. */
export function drawnBy(label: string): (string | undefined)[] {
  const field = screen.getByLabelText(label);
  // The first change also draws what depends on whether there are unsaved changes.
  enterText(field, 'Gate 1');
  const before = new Map([...document.querySelectorAll('*')].map((each) => [each, readProps(each)]));
  enterText(field, 'Gate 2');
  const drawn = [...before].filter(([element, props]) => readProps(element) !== props);
  const places = drawn.map(([element]) => element.closest('tr, section'));
  return [...new Set(places.map((place) => place?.querySelector('h2')?.textContent ?? place?.tagName))];
}
