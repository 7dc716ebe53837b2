import type { Pdf } from './pdf.js';

type Element = ReturnType<Pdf['struct']>;
/** Elements of PDF/UA: a group holds other elements, a block holds text. */
type Group = 'Document' | 'Sect' | 'Table' | 'TR';
type Block = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

interface Place {
  readonly element: Element;
  readonly isBlock: boolean;
}

/** Where each document's texts go; null within an artifact. */
const places = new WeakMap<Pdf, Place | null>();

const blocks: ReadonlySet<string> = new Set<Block>(['H1', 'H2', 'P', 'TH', 'TD']);

function drawIn<Drawn>(pdf: Pdf, place: Place | null, draw: () => Drawn): Drawn {
  const before = places.get(pdf);
  places.set(pdf, place);
  try {
    return draw();
  } finally {
    if (before === undefined) places.delete(pdf);
    else places.set(pdf, before);
  }
}

interface OpenElement {
  readonly draw: <Drawn>(draw: () => Drawn) => Drawn;
  readonly end: () => void;
}

const noElement: OpenElement = { draw: (draw) => draw(), end: () => undefined };
/** Missing from the library's types. */
const columnHead: object = { scope: 'Column' };

/** An element of what is drawn at the moment, for texts of several places; `draw` may be called repeatedly until `end`. */
export function openElement(pdf: Pdf, type: Group | Block): OpenElement {
  const parent = places.get(pdf);
  if (parent === null) return noElement;
  const element = pdf.struct(type, type === 'TH' ? columnHead : {});
  if (parent) parent.element.add(element);
  else pdf.addStructure(element);
  const place = { element, isBlock: blocks.has(type) };
  return {
    draw: <Drawn>(draw: () => Drawn): Drawn => drawIn(pdf, place, draw),
    end: () => void element.end(),
  };
}

/** Draws an element that screen readers announce (DOCS-42). */
export function inElement<Drawn>(pdf: Pdf, type: Group | Block, draw: () => Drawn): Drawn {
  const element = openElement(pdf, type);
  const drawn = element.draw(draw);
  element.end();
  return drawn;
}

/** Draws lines, areas and texts that repeat, which screen readers leave out. */
export function asArtifact(pdf: Pdf, draw: () => void): void {
  if (places.get(pdf) === null) return draw();
  pdf.markContent('Artifact', { type: 'Layout' });
  drawIn(pdf, null, draw);
  pdf.endMarkedContent();
}

/** Draws a picture that screen readers announce by its text. */
export function inFigure(pdf: Pdf, alt: string, draw: () => void): void {
  const parent = places.get(pdf);
  const figure = pdf.struct('Figure', { alt }, draw);
  if (parent) parent.element.add(figure);
  else pdf.addStructure(figure);
  figure.end();
}

/** Draws the lines of a text: a paragraph of its own where no block is open. */
export function inBlock<Drawn>(pdf: Pdf, draw: () => Drawn): Drawn {
  const place = places.get(pdf);
  return !place || place.isBlock ? draw() : inElement(pdf, 'P', draw);
}

/** Marks a piece of text as a part of the open block, or as no part of the reading. */
export function markText(pdf: Pdf, draw: () => void): void {
  const place = places.get(pdf);
  // An artifact is marked as a whole.
  if (!place) return draw();
  place.element.add(pdf.markStructureContent('Span'));
  draw();
  pdf.endMarkedContent();
}
