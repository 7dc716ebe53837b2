import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { readCodes } from './read-codes.js';

const require = createRequire(import.meta.url);

function openPdf(bytes: Uint8Array) {
  const fonts = join(dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts/');
  return getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: fonts, verbosity: 0 }).promise;
}

/** The text of each page, as copied from a PDF reader. */
export async function readPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/gu, ' '),
    );
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** The text of all pages in one line. */
export const readText = async (bytes: Uint8Array) =>
  (await readPages(bytes)).join(' ').replaceAll(/\s+/gu, ' ');

/** The title that a viewer shows for the document. */
export async function readTitle(bytes: Uint8Array): Promise<string | undefined> {
  const pdf = await openPdf(bytes);
  const { info } = await pdf.getMetadata();
  await pdf.loadingTask.destroy();
  return (info as { readonly Title?: string }).Title;
}

/** A piece of text and its position, in points from the left and the top of its page. */
export interface PrintedPiece {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** Every piece of text of a document, in print order. */
export async function readPieces(bytes: Uint8Array): Promise<PrintedPiece[]> {
  const pdf = await openPdf(bytes);
  const pieces: PrintedPiece[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width: pageWidth, height: pageHeight } = page.getViewport({ scale: 1 });
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left = 0, up = 0] = item.transform as number[];
      pieces.push({
        page: number,
        text: item.str,
        left,
        right: left + item.width,
        baseline: pageHeight - up,
        pageWidth,
        pageHeight,
      });
    }
  }
  await pdf.loadingTask.destroy();
  return pieces;
}

/** The GS1 codes that a scanner reads on a page, with their identifiers in brackets. */
export async function readGs1(bytes: Uint8Array, number: number): Promise<string[]> {
  const pdf = await openPdf(bytes);
  const page = await pdf.getPage(number);
  // Label printers have 203 dots per inch.
  const viewport = page.getViewport({ scale: 203 / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  await pdf.loadingTask.destroy();
  return (await readCodes(pixels)).map(({ text }) => text);
}

interface Reading {
  readonly language: unknown;
  /** Each element with its text, such as `H1 TAS0000001`, in reading order. */
  readonly elements: readonly string[];
  /** Texts that are neither in an element nor marked as an artifact. */
  readonly unmarked: readonly string[];
}

/** What a screen reader finds in a document. */
export async function readStructure(bytes: Uint8Array): Promise<Reading> {
  const pdf = await openPdf(bytes);
  const elements: string[] = [];
  const unmarked: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') open.pop();
        else open.push(item.id ?? 'artifact');
      } else if (item.str.trim() !== '') {
        const id = open.at(-1);
        if (id === undefined) unmarked.push(item.str);
        else texts.set(id, `${texts.get(id) ?? ''}${item.str}`);
      }
    }
    const read = ({ role, children = [] }: StructureNode): void => {
      const own = children.flatMap((child) => (child.id === undefined ? [] : (texts.get(child.id) ?? [])));
      if (role !== undefined && role !== 'Root') elements.push([role, ...own].join(' '));
      children.forEach(read);
    };
    const tree = (await page.getStructTree()) as StructureNode | null;
    if (tree !== null) read(tree);
  }
  const { info } = await pdf.getMetadata();
  await pdf.loadingTask.destroy();
  return { language: (info as { readonly Language?: unknown }).Language, elements, unmarked };
}

interface StructureNode {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}
