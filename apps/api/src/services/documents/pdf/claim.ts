import { formatLongDay } from '@consign/domain/dates';
import { formatDeliveredPieces } from '@consign/domain/status';

import type { ClaimedConsignment } from '../print-order.js';
import { dateTimeText, joined } from '../words.js';
import { drawFreight, drawParties } from './consignment-note.js';
import { type Pdf, dim, mm } from './pdf.js';
import { drawPictures } from './pictures.js';
import { type Column, Sheet } from './sheet.js';
import { asArtifact, inElement } from './structure.js';
import { drawLine } from './text.js';

const columns: readonly Column[] = [
  { title: 'When', share: 0.25, whole: 6.5 },
  { title: 'What was reported', share: 0.75 },
];

/** Draws prepared claims, each starting on a new page (CLAM-04). */
export function drawClaims(
  pdf: Pdf,
  consignments: readonly ClaimedConsignment[],
  { provider, printedAt }: { provider: string; printedAt: Date },
): void {
  for (const consignment of consignments) {
    const { reference, serviceType, events, proof, pictures, otherPictures } = consignment;
    const sheet = new Sheet(pdf, { left: provider, right: `Claim ${reference}` });
    inElement(pdf, 'Sect', () => {
      sheet.title(reference);
      sheet.text(joined(['Claim for damage or loss', serviceType], ' · '), { size: 10 });
      sheet.gap(8);
      drawFacts(sheet, consignment);
      sheet.gap(4);
      drawParties(sheet, consignment);
      sheet.heading(`Reported by ${provider}`);
      sheet.table(
        columns,
        events.map(({ title, at }) => [dateTimeText(at), title]),
      );
      drawFreight(sheet, consignment);
      if (proof !== null && proof.note !== null) {
        sheet.heading("Driver's note");
        sheet.text(proof.note);
      }
      drawPictures(sheet, 'Photographs', pictures, 2);
      if (otherPictures.length > 0) {
        sheet.heading('Other photographs of the consignment');
        sheet.text(otherPictures.join('\n'));
      }
      drawForm(sheet, provider);
    });
    sheet.numberPages(`Printed ${dateTimeText(printedAt)}`);
  }
}

const NOT_REPORTED = 'Not reported';

function drawFacts(sheet: Sheet, consignment: ClaimedConsignment): void {
  const { claimBy, statusCode, statusAt, proof, account } = consignment;
  const pieces = proof?.piecesDelivered ?? null;
  sheet.facts(
    [
      ['Claim by', formatLongDay(claimBy)],
      ['Delivered', statusCode === 'DELIVERED' ? dateTimeText(statusAt) : NOT_REPORTED],
      ['Signed by', proof?.signatory ?? NOT_REPORTED],
      [
        'Pieces',
        proof === null || pieces === null ? NOT_REPORTED : formatDeliveredPieces(pieces, proof.piecesSent),
      ],
      ['Account', joined([account.code, account.description], ' · ')],
      ['Sender reference', consignment.senderReference ?? ''],
      ['Receiver reference', consignment.receiverReference ?? ''],
      ['Sales reference', consignment.salesReference ?? ''],
    ],
    3,
  );
}

/** What only the claimant knows, to be written by hand. */
function drawForm(sheet: Sheet, provider: string): void {
  sheet.need(mm(70));
  sheet.heading('To be completed by the claimant');
  const { pdf, x, width } = sheet;
  for (const text of [
    'What is damaged or missing',
    'Value of it, with the invoice attached',
    'Name, signature and date',
  ]) {
    sheet.gap(mm(11));
    asArtifact(pdf, () => {
      pdf
        .moveTo(x, sheet.y)
        .lineTo(x + width, sheet.y)
        .lineWidth(0.6)
        .stroke(dim);
    });
    drawLine(pdf, text, x, sheet.y + 3, width, { size: 7, colour: dim });
    sheet.gap(mm(4));
  }
  sheet.gap(8);
  const source = `Prepared from what ${provider} reported. ${provider} has not accepted this claim, and no amount is agreed.`;
  sheet.text(source, { size: 9, colour: dim });
}
