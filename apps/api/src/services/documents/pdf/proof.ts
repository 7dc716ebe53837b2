import { formatDeliveredPieces, formatPlace } from '@consign/domain/status';

import type { ProvedConsignment } from '../print-order.js';
import { dateTimeText, joined } from '../words.js';
import { drawFreight, drawParties } from './consignment-note.js';
import { type Pdf, dim } from './pdf.js';
import { drawPictures } from './pictures.js';
import { Sheet } from './sheet.js';
import { inElement } from './structure.js';

/** Draws the facts of deliveries, each starting on a new page (PODX-13). */
export function drawProofs(
  pdf: Pdf,
  consignments: readonly ProvedConsignment[],
  { provider, printedAt }: { provider: string; printedAt: Date },
): void {
  for (const consignment of consignments) {
    const { reference, serviceType, proof, pictures, files } = consignment;
    const sheet = new Sheet(pdf, { left: provider, right: `Proof of delivery ${reference}` });
    inElement(pdf, 'Sect', () => {
      sheet.title(reference);
      sheet.text(joined(['Proof of delivery', serviceType], ' · '), { size: 10 });
      sheet.gap(8);
      drawFacts(sheet, consignment);
      sheet.gap(4);
      drawParties(sheet, consignment);
      drawFreight(sheet, consignment);
      if (proof !== null && proof.note !== null) {
        sheet.heading("Driver's note");
        sheet.text(proof.note);
      }
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
    sheet.numberPages(`Printed ${dateTimeText(printedAt)}`);
  }
}

const NOT_REPORTED = 'Not reported';

function drawFacts(sheet: Sheet, consignment: ProvedConsignment): void {
  const { statusAt, proof, senderReference, receiverReference } = consignment;
  const place = proof?.place ?? null;
  const piecesDelivered = proof?.piecesDelivered ?? null;
  sheet.facts(
    [
      ['Delivered', dateTimeText(statusAt)],
      ['Signed by', proof?.signatory ?? NOT_REPORTED],
      [
        'Pieces',
        proof === null || piecesDelivered === null
          ? NOT_REPORTED
          : formatDeliveredPieces(piecesDelivered, proof.piecesSent),
      ],
      ['Place (latitude, longitude)', place === null ? '' : formatPlace(place)],
      ['Sender reference', senderReference ?? ''],
      ['Receiver reference', receiverReference ?? ''],
    ],
    3,
  );
}
