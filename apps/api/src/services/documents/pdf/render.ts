import type { PrintOrder } from '../print-order.js';
import { drawNotes } from './consignment-note.js';
import { drawLabels } from './label.js';
import { drawManifest } from './manifest.js';
import { newPdf, toBytes } from './pdf.js';

const titles: Readonly<Record<PrintOrder['type'], string>> = {
  labels: 'Freight labels',
  notes: 'Consignment notes',
  manifest: 'Pickup manifest',
};

/** Renders the PDF of a print order. Slow: call it in a process of its own. */
export function renderPdf(order: PrintOrder): Promise<Uint8Array> {
  const { type, provider, printedAt } = order;
  const pdf = newPdf({ title: titles[type], author: provider, now: printedAt });
  if (type === 'labels') drawLabels(pdf, order.consignments, order);
  else if (type === 'notes') drawNotes(pdf, order.consignments, order);
  else drawManifest(pdf, order.consignments, order);
  return toBytes(pdf);
}
