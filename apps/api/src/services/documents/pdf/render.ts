import type { PrintOrder } from '../print-order.js';
import { drawClaims } from './claim.js';
import { drawNotes } from './consignment-note.js';
import { drawDeclarations } from './declaration.js';
import { drawLabels } from './label.js';
import { drawManifest } from './manifest.js';
import { newPdf, toBytes } from './pdf.js';
import { drawProofs } from './proof.js';
import { inElement } from './structure.js';

/** A PDF viewer shows it as the name of the document. */
function toTitle({ type, consignments }: PrintOrder): string {
  if (type === 'manifest') return 'Pickup manifest';
  const [first, ...others] = consignments;
  const isOne = first !== undefined && others.length === 0;
  if (type === 'labels') return isOne ? `Freight labels ${first.reference}` : 'Freight labels';
  if (type === 'proofs') return isOne ? `Proof of delivery ${first.reference}` : 'Proofs of delivery';
  if (type === 'claims') return isOne ? `Claim ${first.reference}` : 'Claims';
  if (type === 'declarations')
    return isOne ? `Dangerous goods declaration ${first.reference}` : 'Dangerous goods declarations';
  return isOne ? `Consignment note ${first.reference}` : 'Consignment notes';
}

/** Renders the PDF of a print order. Slow: call it in a process of its own. */
export function renderPdf(order: PrintOrder): Promise<Uint8Array> {
  const { type, provider, printedAt } = order;
  const pdf = newPdf({ title: toTitle(order), author: provider, now: printedAt });
  inElement(pdf, 'Document', () => {
    if (type === 'labels') drawLabels(pdf, order.consignments, order);
    else if (type === 'notes') drawNotes(pdf, order.consignments, order);
    else if (type === 'proofs') drawProofs(pdf, order.consignments, order);
    else if (type === 'claims') drawClaims(pdf, order.consignments, order);
    else if (type === 'declarations') drawDeclarations(pdf, order.consignments, order);
    else drawManifest(pdf, order.consignments, order);
  });
  return toBytes(pdf);
}
