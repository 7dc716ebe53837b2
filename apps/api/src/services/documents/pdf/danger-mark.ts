import type { DangerousGoods } from '@consign/domain/rules';

import { type Pdf, ink } from './pdf.js';
import { asArtifact } from './structure.js';
import { drawFitting, drawLine } from './text.js';

/** Draws the dangerous goods diamond: UN number in the middle, class below, `side` points wide and high. */
export function drawDangerMark(
  pdf: Pdf,
  goods: DangerousGoods,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const half = side / 2;
  asArtifact(pdf, () => {
    for (const inset of [0, side * 0.045]) {
      pdf
        .moveTo(x + half, y + inset)
        .lineTo(x + side - inset, y + half)
        .lineTo(x + half, y + side - inset)
        .lineTo(x + inset, y + half)
        .closePath()
        .lineWidth(inset === 0 ? side * 0.03 : side * 0.012)
        .stroke(ink);
    }
  });
  const centred = { face: 'bold', align: 'centre' } as const;
  drawLine(pdf, 'UN', x, y + side * 0.22, side, { ...centred, size: side * 0.12 });
  drawLine(pdf, goods.unNumber, x, y + side * 0.35, side, { ...centred, size: side * 0.22 });
  // Between the sides of the diamond, which are close below the number.
  const room = { x: x + side * 0.31, y: y + side * 0.64, width: side * 0.38, height: side * 0.26 };
  drawFitting(pdf, goods.class, room, { ...centred, size: side * 0.2, least: 3, whole: 3 });
}
