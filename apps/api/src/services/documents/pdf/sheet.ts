import { type Face, type Pdf, dim, ink, line, mm, wash } from './pdf.js';
import { asArtifact, inBlock, inElement, openElement } from './structure.js';
import { type TextStyle, drawFitting, drawLine, drawLines, lineHeight, wrap, wrapWhole } from './text.js';

export interface Column {
  readonly title: string;
  /** Fraction of the page width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
  /** Text that must not wrap is made smaller, down to this size in points. */
  readonly whole?: number;
}

/** A label and its value. */
type Fact = readonly [string, string];

const MARGIN = mm(15);
const BOTTOM = mm(16);
const CELL = 4;

/** A4 pages filled from the top; content that does not fit continues on the next page. */
export class Sheet {
  readonly x = MARGIN;
  readonly width = mm(210) - 2 * MARGIN;
  y = 0;
  readonly #first: number;

  constructor(
    readonly pdf: Pdf,
    private readonly head: { readonly left: string; readonly right: string },
  ) {
    this.#first = pdf.bufferedPageRange().count;
    this.#newPage();
  }

  get #end(): number {
    return mm(297) - BOTTOM;
  }

  #newPage(): void {
    this.pdf.addPage({ size: 'A4', margin: 0 });
    const style = { size: 8, colour: dim } as const;
    asArtifact(this.pdf, () => {
      drawLine(this.pdf, this.head.left, this.x, mm(8), this.width, { ...style, face: 'medium' });
      drawLine(this.pdf, this.head.right, this.x, mm(8), this.width, { ...style, align: 'right' });
    });
    this.y = mm(15);
  }

  /** Starts a new page if less than this height is left. */
  need(height: number): void {
    if (this.y + height > this.#end) this.#newPage();
  }

  gap(height: number): void {
    this.y += height;
  }

  rule(): void {
    asArtifact(this.pdf, () => {
      this.pdf
        .moveTo(this.x, this.y)
        .lineTo(this.x + this.width, this.y)
        .lineWidth(0.6)
        .stroke(line);
    });
  }

  /** Draws a line to write on, with its label below, across the page or a part of it. */
  writingLine(label: string, { left = this.x, width = this.width, gap = 4 } = {}): void {
    asArtifact(this.pdf, () => {
      this.pdf
        .moveTo(left, this.y)
        .lineTo(left + width, this.y)
        .lineWidth(0.6)
        .stroke(dim);
    });
    drawLine(this.pdf, label, left, this.y + gap, width, { size: 7, colour: dim });
  }

  heading(text: string): void {
    this.need(48);
    this.gap(10);
    inElement(this.pdf, 'H2', () =>
      drawLine(this.pdf, text, this.x, this.y, this.width, { face: 'bold', size: 10.5 }),
    );
    this.gap(17);
  }

  /** Draws a text of any length, over as many pages as needed. */
  text(text: string, style: TextStyle = { size: 9 }): void {
    inBlock(this.pdf, () => {
      for (const each of wrap(this.pdf, text, this.width, style)) {
        this.need(lineHeight(style.size));
        this.y = drawLines(this.pdf, [each], this.x, this.y, this.width, style);
      }
    });
  }

  /** Draws label and value pairs, up to `perRow` in a row; skips empty values. A wide pair gets a row of its own. */
  facts(facts: readonly Fact[], perRow: number): void {
    const shown = facts.filter(([, value]) => value !== '');
    for (const row of this.#toRows(shown, perRow)) {
      const room = this.width / (row.length === 1 ? 1 : perRow);
      const values = row.map(([, value]) => wrap(this.pdf, value, room - 10, { size: 9 }));
      this.need(11 + Math.max(...values.map(({ length }) => length)) * lineHeight(9));
      const ends = row.map(([name], column) => {
        const left = this.x + column * room;
        return inElement(this.pdf, 'P', () => {
          drawLine(this.pdf, name, left, this.y, room, { size: 7, colour: dim, face: 'medium' });
          return drawLines(this.pdf, values[column] ?? [], left, this.y + 10, room, { size: 9 });
        });
      });
      this.y = Math.max(...ends) + 5;
    }
  }

  #toRows(facts: readonly Fact[], perRow: number): Fact[][] {
    const rows: Fact[][] = [];
    let open: Fact[] | null = null;
    for (const fact of facts) {
      const isWide = wrap(this.pdf, fact[1], this.width / perRow - 10, { size: 9 }).length > 1;
      if (isWide || open === null) rows.push([fact]);
      else open.push(fact);
      const last: Fact[] = rows.at(-1) ?? [];
      open = isWide || last.length === perRow ? null : last;
    }
    return rows;
  }

  /** Draws a table with its header repeated on every page and rows of any height. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], last?: readonly string[]): void {
    this.need(50);
    inElement(this.pdf, 'Table', () => {
      this.#head(columns);
      for (const row of rows) this.#row(columns, row, 'regular', false);
      if (last !== undefined) this.#row(columns, last, 'bold', false);
    });
  }

  #row(columns: readonly Column[], cells: readonly string[], face: Face, isHead: boolean): void {
    inElement(this.pdf, 'TR', () => this.#cells(columns, cells, face, isHead));
  }

  #cells(columns: readonly Column[], cells: readonly string[], face: Face, isHead: boolean): void {
    const style: TextStyle = { face, size: isHead ? 7.5 : 8.5, colour: isHead ? dim : ink };
    const step = lineHeight(style.size);
    const texts = columns.map(({ share, whole = style.size }, column) =>
      wrapWhole(this.pdf, cells[column] ?? '', this.width * share - 2 * CELL, { ...style, least: whole }),
    );
    const height = Math.max(...texts.map(({ length }) => length));
    // Keeps a row on one page if it fits; splits a longer one line by line.
    if (height * step < mm(200) && this.y + height * step + 2 * CELL > this.#end) {
      this.#newPage();
      if (!isHead) this.#repeatHead(columns);
    }
    if (isHead) {
      asArtifact(
        this.pdf,
        () => void this.pdf.rect(this.x, this.y, this.width, height * step + 2 * CELL).fill(wash),
      );
    }
    const elements = columns.map(() => openElement(this.pdf, isHead ? 'TH' : 'TD'));
    this.gap(CELL);
    for (let index = 0; index < height; index += 1) {
      if (this.y + step > this.#end) {
        this.#newPage();
        this.#repeatHead(columns);
      }
      let left = this.x;
      columns.forEach(({ share, align = 'left' }, column) => {
        const { text = '', size = 0 } = texts[column]?.[index] ?? {};
        // Smaller texts stand on the same line.
        const y = this.y + style.size - size;
        if (text !== '') {
          const at = left + CELL;
          elements[column]?.draw(() =>
            drawLine(this.pdf, text, at, y, this.width * share - 2 * CELL, { ...style, size, align }),
          );
        }
        left += this.width * share;
      });
      this.gap(step);
    }
    for (const element of elements) element.end();
    this.gap(CELL);
    if (!isHead) this.rule();
  }

  /** On a further page of a table, which is one table for a screen reader. */
  #repeatHead(columns: readonly Column[]): void {
    asArtifact(this.pdf, () => this.#head(columns));
  }

  #head(columns: readonly Column[]): void {
    this.#row(
      columns,
      columns.map(({ title }) => title),
      'medium',
      true,
    );
  }

  title(text: string, width: number = this.width): void {
    const box = { x: this.x, y: this.y, width, height: mm(11) };
    this.y = inElement(this.pdf, 'H1', () =>
      drawFitting(this.pdf, text, box, { face: 'bold', size: 22, least: 9 }),
    );
  }

  /** Adds "page n of N" once everything is drawn. */
  numberPages(left: string): void {
    const end = this.pdf.bufferedPageRange().count;
    for (let page = this.#first; page < end; page += 1) {
      this.pdf.switchToPage(page);
      const y = mm(297) - mm(10);
      const number = `Page ${page - this.#first + 1} of ${end - this.#first}`;
      asArtifact(this.pdf, () => {
        drawLine(this.pdf, left, this.x, y, this.width, { size: 7.5, colour: dim });
        drawLine(this.pdf, number, this.x, y, this.width, { size: 7.5, colour: dim, align: 'right' });
      });
    }
  }
}
