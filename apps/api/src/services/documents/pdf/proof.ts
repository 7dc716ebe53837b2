import { formatDeliveredPieces, formatPlace } from '@consign/domain/status';

import type { PrintedProof, ProvedConsignment } from '../print-order.js';
import { dateTimeText } from '../words.js';
import { drawFreight, drawParties } from './consignment-note.js';
import { type Pdf, dim } from './pdf.js';
import { drawPictures } from './pictures.js';
import { drawPapers, drawTitle } from './papers.js';
import type { Sheet } from './sheet.js';

/** Draws the facts of deliveries, each starting on a new page (PODX-13). */
export function drawProofs(
  pdf: Pdf,
  consignments: readonly ProvedConsignment[],
  order: { provider: string; printedAt: Date },
): void {
  const { provider } = order;
  const name = 'Proof of delivery';
  drawPapers(pdf, consignments, { ...order, name }, (sheet, consignment) => {
    const { proof, pictures, files } = consignment;
    drawTitle(sheet, name, consignment);
    drawFacts(sheet, consignment);
    sheet.gap(4);
    drawParties(sheet, consignment);
    drawFreight(sheet, consignment);
    drawDriversNote(sheet, proof);
    drawPictures(sheet, `Pictures from ${provider}`, pictures, 3);
    if (files.length > 0) {
      sheet.heading(`${pictures.length === 0 ? 'Files' : 'Other files'} from ${provider}`);
      sheet.text(files.join('\n'));
    }
    sheet.gap(12);
    const isSigned = pictures.some(({ isSignature }) => isSignature);
    const source = `Made from what ${provider} reported of the delivery.${isSigned ? '' : ' This page holds no signature.'}`;
    sheet.text(source, { size: 9, colour: dim });
  });
}

export const NOT_REPORTED = 'Not reported';

/** How many pieces the driver delivered of those sent, as far as it was reported. */
export function deliveredPieces(proof: PrintedProof | null): string {
  const pieces = proof?.piecesDelivered ?? null;
  return proof === null || pieces === null ? NOT_REPORTED : formatDeliveredPieces(pieces, proof.piecesSent);
}

export function drawDriversNote(sheet: Sheet, proof: PrintedProof | null): void {
  if (proof === null || proof.note === null) return;
  sheet.heading("Driver's note");
  sheet.text(proof.note);
}

function drawFacts(sheet: Sheet, consignment: ProvedConsignment): void {
  const { statusAt, proof, senderReference, receiverReference } = consignment;
  const place = proof?.place ?? null;
  sheet.facts(
    [
      ['Delivered', dateTimeText(statusAt)],
      ['Signed by', proof?.signatory ?? NOT_REPORTED],
      ['Pieces', deliveredPieces(proof)],
      ['Place (latitude, longitude)', place === null ? '' : formatPlace(place)],
      ['Sender reference', senderReference ?? ''],
      ['Receiver reference', receiverReference ?? ''],
    ],
    3,
  );
}
