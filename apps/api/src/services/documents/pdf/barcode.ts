import bwip from 'bwip-js/node';

import { type Pdf, ink } from './pdf.js';
import { asArtifact } from './structure.js';

interface Bars {
  /** Alternating bar and space widths, in modules. */
  readonly sbs: readonly number[];
}

/**
 * Draws a GS1-128 barcode as filled areas with quiet zones of ten modules; returns its width. What it says is printed beside
 * it, so a screen reader leaves it out.
 */
export function drawGs1(
  pdf: Pdf,
  content: string,
  box: { x: number; y: number; width: number; height: number; module: number },
): number {
  const { sbs } = (bwip.raw('gs1-128', content, {}) as unknown as readonly [Bars])[0];
  const modules = sbs.reduce((sum, width) => sum + width, 0);
  const quiet = 10;
  const module = Math.min(box.module, box.width / (modules + 2 * quiet));
  let x = box.x + (box.width - modules * module) / 2;
  asArtifact(pdf, () => {
    sbs.forEach((width, index) => {
      if (index % 2 === 0) pdf.rect(x, box.y, width * module, box.height);
      x += width * module;
    });
    pdf.fill(ink);
  });
  return modules * module;
}
