import type { Consignment } from '@consign/api-client/consignment';
import { findPrintWarning } from '@consign/domain/files';
import { findDeclarationGaps } from '@consign/domain/rules';
import { currentStatus, findPickupNotice, type PickupNotice } from '@consign/domain/status';
import { useSettings } from '@consign/session';
import { layout } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { schedule as systemSchedule, type Schedule } from '../schedule.js';
import { DocumentRow } from './DocumentRow.js';
import { documentNames, documentTypes, useDocuments, type DocumentType } from './use-documents.js';

export interface DocumentsDialogProps {
  readonly consignment: Consignment;
  /** The service type generates the label with the note (PLAT-07). */
  readonly makesLabels: boolean;
  readonly onClose: () => void;
  /** A document was opened (PLAT-16). */
  readonly onDownloaded?: ((type: DocumentType) => void) | undefined;
  readonly schedule?: Schedule | undefined;
}

const notices: Readonly<Record<PickupNotice, (tenant: string) => string>> = {
  given: (tenant) => `${tenant} has been notified that the consignment is ready for collection.`,
  notYet: (tenant) => `${tenant} has NOT been notified that the consignment is ready for collection.`,
  never: (tenant) => `This consignment was cancelled before ${tenant} was notified of it.`,
};

function listed(names: readonly string[]): string {
  return names.join(' and ');
}

/** Generates the documents of a consignment, polls for them, and opens them in a new tab (DOCS-01 to 03, DOCS-07). */
export function DocumentsDialog({
  consignment,
  makesLabels,
  onClose,
  onDownloaded,
  schedule = systemSchedule,
}: DocumentsDialogProps): ReactNode {
  const { tenantName } = useSettings();
  const wanted: readonly DocumentType[] = makesLabels ? ['CONNOTE', 'FRTLABEL'] : ['CONNOTE'];
  const { reference, statusHistory, lineItems } = consignment;
  const gapWarning = describeGaps(findDeclarationGaps(lineItems));
  const documents = useDocuments({
    reference,
    wanted,
    isDelivered: currentStatus(statusHistory)?.code === 'DELIVERED',
    hasDangerousGoods: lineItems.some(({ dangerousGoods }) => dangerousGoods !== null),
    schedule,
  });
  const missing = wanted.filter((type) => documents.getState(type) === 'notReady');
  const isMade = wanted.some((type) => documents.getState(type) === 'ready');
  const printWarning = isMade ? findPrintWarning(printedTexts(consignment)) : null;
  // Offer a proof of delivery only if there is one, or one can be made (DOCS-05).
  const shown = documentTypes.filter((type) => documents.getState(type) !== 'none');
  return (
    <Dialog opened title="Download documents" onClose={onClose}>
      <p>{notices[findPickupNotice(statusHistory)](tenantName)}</p>
      <ul className={layout.rows}>
        {shown.map((type) => (
          <DocumentRow key={type} type={type} documents={documents} onDownloaded={onDownloaded} />
        ))}
      </ul>
      {[printWarning, gapWarning].map(
        (warning) =>
          warning !== null && (
            <output key={warning} className={layout.withIcon} data-tone="warning">
              <IconAlertTriangle size={16} aria-hidden />
              {warning}
            </output>
          ),
      )}
      <DialogActions
        message={
          missing.length > 0 && (
            <p role="alert">
              {`Still being prepared: ${listed(missing.map((type) => documentNames[type]))}. You can close this; check again shortly.`}
            </p>
          )
        }
      >
        {missing.length > 0 && (
          <Button variant="default" onClick={documents.retry}>
            Check again
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const MAX_GAPS = 3;

/** What the declaration lacks (DGDC-06); null if nothing. */
function describeGaps(gaps: readonly string[]): string | null {
  if (gaps.length === 0) return null;
  const more = gaps.length > MAX_GAPS ? ` and ${gaps.length - MAX_GAPS} more` : '';
  return `The dangerous goods declaration lacks ${gaps.slice(0, MAX_GAPS).join(', ')}${more}`;
}

/** The texts that people entered and documents print, a line each. */
function printedTexts(consignment: Consignment): string {
  const { senderParticipant, receiverParticipant, lineItems } = consignment;
  const texts = [
    ...[senderParticipant, receiverParticipant].flatMap(({ fullName, address }) => [
      fullName,
      address.streetNumber,
      address.street,
      address.suburb,
      address.city,
      address.country,
    ]),
    consignment.senderReference,
    consignment.receiverReference,
    consignment.salesReference,
    consignment.notes,
    consignment.receiverNotes,
    ...lineItems.flatMap(({ description, dangerousGoods }) => [
      description,
      dangerousGoods?.nameAndDescription,
    ]),
  ];
  return texts.filter((text) => text !== null && text !== undefined).join('\n');
}
