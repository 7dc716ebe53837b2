import type { PrintedPicture } from '../print-order.js';
import { dim, mm } from './pdf.js';
import type { Sheet } from './sheet.js';
import { inElement, inFigure } from './structure.js';
import { drawLine } from './text.js';

const GAP = mm(6);
/** From a name to its picture, and the name with the space below the picture. */
const CAPTION = mm(4);
const NAME_HEIGHT = mm(8);

/** Pictures in rows below a heading, each below its name, so that a low picture stands beside it; nothing without any. */
export function drawPictures(
  sheet: Sheet,
  heading: string,
  pictures: readonly PrintedPicture[],
  columns: 2 | 3,
): void {
  if (pictures.length === 0) return;
  const { pdf } = sheet;
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  const height = width * 0.8;
  // The heading stays with the first row.
  sheet.need(mm(12) + height + NAME_HEIGHT);
  sheet.heading(heading);
  for (let first = 0; first < pictures.length; first += columns) {
    sheet.need(height + NAME_HEIGHT);
    pictures.slice(first, first + columns).forEach(({ name, content }, column) => {
      const x = sheet.x + column * (width + GAP);
      inElement(pdf, 'P', () => drawLine(pdf, name, x, sheet.y, width, { size: 7, colour: dim }));
      inFigure(pdf, name, () => {
        pdf.image(Buffer.from(content), x, sheet.y + CAPTION, { fit: [width, height] });
      });
    });
    sheet.gap(height + NAME_HEIGHT);
  }
}
