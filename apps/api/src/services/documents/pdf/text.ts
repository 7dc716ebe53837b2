import { toPrintable } from '@consign/domain/files';

import { type Face, type Pdf, ink } from './pdf.js';
import { inBlock, markText } from './structure.js';

export interface TextStyle {
  readonly face?: Face;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'centre';
}

/** Line height as a multiple of the font size. */
const LEADING = 1.24;

export const lineHeight = (size: number): number => size * LEADING;

/** The printable characters of a text, split at its line breaks. */
const toParagraphs = (text: string): string[] =>
  toPrintable(text)
    .replaceAll('\t', ' ')
    .split(/\r\n|[\n\r\u2028\u2029]/u);

/** Wraps a text to a width; breaks words longer than a line, so that nothing is cut off. */
export function wrap(pdf: Pdf, text: string, width: number, { face = 'regular', size }: TextStyle): string[] {
  pdf.font(face).fontSize(size);
  const space = pdf.widthOfString(' ');
  return toParagraphs(text).flatMap((paragraph) => {
    const lines: string[] = [];
    let current = '';
    let taken = 0;
    for (const word of paragraph.split(' ').filter((each) => each !== '')) {
      const needed = pdf.widthOfString(word);
      if (current !== '' && taken + space + needed <= width) {
        current += ` ${word}`;
        taken += space + needed;
        continue;
      }
      if (current !== '') lines.push(current);
      const pieces = needed <= width ? [word] : broken(pdf, word, width);
      lines.push(...pieces.slice(0, -1));
      current = pieces.at(-1) ?? '';
      taken = needed <= width ? needed : pdf.widthOfString(current);
    }
    return [...lines, current];
  });
}

export interface SizedLine {
  readonly text: string;
  readonly size: number;
}

/** Makes a paragraph that is too wide smaller instead of wrapping it (DOCS-25); at `least` it wraps. */
export function wrapWhole(pdf: Pdf, text: string, width: number, style: Fitting): SizedLine[] {
  const { face = 'regular', size, least } = style;
  return toParagraphs(text).flatMap((paragraph) => {
    pdf.font(face).fontSize(size);
    const fitting = size * Math.min(1, width / pdf.widthOfString(paragraph));
    if (fitting >= least) return [{ text: paragraph, size: fitting }];
    return wrap(pdf, paragraph, width, { ...style, size: least }).map((each) => ({
      text: each,
      size: least,
    }));
  });
}

/** Breaks between characters. Starts from the length of the previous line, so that few lengths are measured. */
function broken(pdf: Pdf, word: string, width: number): string[] {
  const characters = [...word];
  const pieces: string[] = [];
  let guess = Math.ceil(width / Math.max(pdf.widthOfString(word.slice(0, 20)) / 20, 1));
  for (let start = 0; start < characters.length;) {
    const line = (count: number) => characters.slice(start, start + count).join('');
    let fits = 1;
    let over = characters.length - start + 1;
    while (fits + 1 < over) {
      const tried = Math.min(Math.max(guess, fits + 1), over - 1);
      const isIn = pdf.widthOfString(line(tried)) <= width;
      if (isIn) fits = tried;
      else over = tried;
      guess = isIn ? tried + 1 : tried - 1;
    }
    pieces.push(line(fits));
    guess = fits;
    start += fits;
  }
  return pieces;
}

export function drawLine(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle,
): void {
  const { face = 'regular', size, colour = ink, align = 'left' } = style;
  pdf.font(face).fontSize(size).fillColor(colour);
  const shown = toPrintable(text);
  const free = align === 'left' ? 0 : width - pdf.widthOfString(shown);
  const left = align === 'centre' ? x + free / 2 : x + free;
  inBlock(pdf, () => markText(pdf, () => void pdf.text(shown, left, y, { lineBreak: false })));
}

/** Draws lines below each other; returns the y position after the last. */
export function drawLines(
  pdf: Pdf,
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
  style: TextStyle,
): number {
  const step = lineHeight(style.size);
  inBlock(pdf, () => lines.forEach((text, index) => drawLine(pdf, text, x, y + index * step, width, style)));
  return y + lines.length * step;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Fitting = TextStyle & {
  readonly least: number;
  /** Above this size a line is made smaller instead of broken; by default every wide line is broken. */
  readonly whole?: number;
};

/** Draws a text as large as fits, between two font sizes; returns the y position after it. */
export function drawFitting(pdf: Pdf, text: string, box: Box, style: Fitting): number {
  const { lines, size } = fit(pdf, text, box, style);
  return drawLines(pdf, lines, box.x, box.y, box.width, { ...style, size });
}

/** Like drawFitting, but cuts off with an ellipsis at the smallest size: for text printed in full elsewhere. */
export function drawShortened(pdf: Pdf, text: string, box: Box, style: Fitting): void {
  const { lines, size } = fit(pdf, text, box, style);
  const room = Math.floor(box.height / lineHeight(size));
  const shown =
    lines.length <= room
      ? lines
      : [...lines.slice(0, room - 1), `${[...(lines[room - 1] ?? '')].slice(0, -1).join('')}…`];
  drawLines(pdf, shown, box.x, box.y, box.width, { ...style, size });
}

/** The height that drawFitting needs. */
export function fittedHeight(pdf: Pdf, text: string, box: Box, style: Fitting): number {
  const { lines, size } = fit(pdf, text, box, style);
  return lines.length * lineHeight(size);
}

const SMALLER = 0.93;

function fit(
  pdf: Pdf,
  text: string,
  { width, height }: Box,
  style: Fitting,
): { lines: string[]; size: number } {
  const { face = 'regular', least, whole = Infinity } = style;
  const paragraphs = toParagraphs(text);
  pdf.font(face).fontSize(style.size);
  const words = paragraphs.flatMap((paragraph) => paragraph.split(' '));
  const wordsWidth = words.reduce((sum, word) => sum + pdf.widthOfString(word), 0);
  for (let { size } = style; ; size = Math.max(size * SMALLER, least)) {
    // Wrapping is slow. It isn't tried where the words alone fill more lines than the box has.
    const fullLines = Math.floor((wordsWidth * size) / style.size / width);
    if (size > least && fullLines * lineHeight(size) > height) continue;
    const lines = wrap(pdf, text, width, { ...style, size });
    const mayEnd = size <= whole || lines.length === paragraphs.length;
    if (size === least || (mayEnd && lines.length * lineHeight(size) <= height)) return { lines, size };
  }
}
