import { formatLongDay } from '@consign/domain/dates';

import type { ClaimedConsignment } from '../print-order.js';
import { dateTimeText, joined } from '../words.js';
import { drawFreight, drawParties } from './consignment-note.js';
import { type Pdf, dim, mm } from './pdf.js';
import { drawPictures } from './pictures.js';
import { NOT_REPORTED, deliveredPieces, drawDriversNote } from './proof.js';
import { drawPapers, drawTitle } from './papers.js';
import type { Column, Sheet } from './sheet.js';

const columns: readonly Column[] = [
  { title: 'When', share: 0.25, whole: 6.5 },
  { title: 'What was reported', share: 0.75 },
];

/** Draws prepared claims, each starting on a new page (CLAM-04). */
export function drawClaims(
  pdf: Pdf,
  consignments: readonly ClaimedConsignment[],
  order: { provider: string; printedAt: Date },
): void {
  const { provider } = order;
  drawPapers(pdf, consignments, { ...order, name: 'Claim' }, (sheet, consignment) => {
    const { events, proof, pictures, otherPictures } = consignment;
    drawTitle(sheet, 'Claim for damage or loss', consignment);
    drawFacts(sheet, consignment);
    sheet.gap(4);
    drawParties(sheet, consignment);
    sheet.heading(`Reported by ${provider}`);
    sheet.table(
      columns,
      events.map(({ title, at }) => [dateTimeText(at), title]),
    );
    drawFreight(sheet, consignment);
    drawDriversNote(sheet, proof);
    drawPictures(sheet, 'Photographs', pictures, 2);
    if (otherPictures.length > 0) {
      sheet.heading('Other photographs of the consignment');
      sheet.text(otherPictures.join('\n'));
    }
    drawForm(sheet, provider);
  });
}

function drawFacts(sheet: Sheet, consignment: ClaimedConsignment): void {
  const { claimBy, statusCode, statusAt, proof, account } = consignment;
  sheet.facts(
    [
      ['Claim by', formatLongDay(claimBy)],
      ['Delivered', statusCode === 'DELIVERED' ? dateTimeText(statusAt) : NOT_REPORTED],
      ['Signed by', proof?.signatory ?? NOT_REPORTED],
      ['Pieces', deliveredPieces(proof)],
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
  for (const text of [
    'What is damaged or missing',
    'Value of it, with the invoice attached',
    'Name, signature and date',
  ]) {
    sheet.gap(mm(11));
    sheet.writingLine(text, { gap: 3 });
    sheet.gap(mm(4));
  }
  sheet.gap(8);
  const source = `Prepared from what ${provider} reported. ${provider} has not accepted this claim, and no amount is agreed.`;
  sheet.text(source, { size: 9, colour: dim });
}
