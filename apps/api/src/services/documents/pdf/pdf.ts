import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import PdfDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PdfDocument>;

/** In points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

export const ink = '#14181d';
export const dim = '#5b6570';
export const line = '#c3cad1';
export const wash = '#f1f3f5';

export type Face = 'regular' | 'medium' | 'bold';

const require = createRequire(import.meta.url);
const read = (name: string) => readFileSync(require.resolve(`@expo-google-fonts/inter/${name}.ttf`));

/** Embeds a subset of Inter: the standard PDF fonts silently garble macrons. */
let fonts: Readonly<Record<Face, Buffer>> | null = null;

/** Missing from the library's types. */
const universal: object = { subset: 'PDF/UA' };

export function newPdf(info: { title: string; author: string; now: Date }): Pdf {
  fonts ??= {
    regular: read('400Regular/Inter_400Regular'),
    medium: read('600SemiBold/Inter_600SemiBold'),
    bold: read('800ExtraBold/Inter_800ExtraBold'),
  };
  const pdf = new PdfDocument({
    autoFirstPage: false,
    bufferPages: true,
    margin: 0,
    lang: 'en-NZ',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    ...universal,
    info: { Title: info.title, Author: info.author, Creator: 'Consign', CreationDate: info.now },
  });
  for (const [face, font] of Object.entries(fonts)) {
    pdf.registerFont(face, font);
    setFigures(getFont(pdf.font(face)));
  }
  return pdf;
}

/** Kerning moves a decimal point so far below the figure before it that "7.18" reads and copies as "718". */
const FIGURES = { kern: false, tnum: true };

/** Here instead of in the options of each text: pdfkit caches what it lays out without options only. */
function setFigures(font: Font): void {
  const layout = font.layout.bind(font);
  font.layout = (text, features) => layout(text, /\d/u.test(text) ? FIGURES : features);
}

interface Font {
  layout: (text: string, features?: unknown) => unknown;
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
}

/** The current font; missing from the library's types. */
export function getFont(pdf: Pdf): Font {
  const inside = pdf as unknown as Readonly<Record<string, { readonly font?: Font } | undefined>>;
  const font = inside['_font']?.font;
  if (font === undefined) throw new Error('No font is loaded yet');
  return font;
}

export function toBytes(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    pdf.end();
  });
}
