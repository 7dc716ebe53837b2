import type { OperationContext } from '../../http/contract/operation.js';
import { readUnlessMissing } from '../../services/files/content-store.js';
import { type ZipEntry, writeZip } from '../../services/files/zip.js';
import { drawPages } from './create-proofs.js';
import { type Reason, tooLarge } from './documents-plan.js';
import { type CreatedDocuments, keepDocument } from './make-in-parts.js';
import type { PrintableConsignment } from './printed-store.js';
import { type StoredProof, listStoredProofs } from './paper-facts-store.js';

const MEGABYTE = 1024 * 1024;
/** The files of a part are in memory together. */
const MAX_PART_BYTES = 50 * MEGABYTE;
const MAX_CALL_BYTES = 500 * MEGABYTE;

const lost: Reason = {
  id: 'PODX-15',
  message: 'A file of this delivery is missing. Ask your freight provider for it',
};

/** The files of deliveries, by consignment; null if they are too many for a call. */
export async function findStoredProofs(
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<readonly StoredProof[] | null> {
  const ids = consignments.map(({ id }) => id);
  const files = await context.inTransaction((tx) => listStoredProofs(tx, context.owner, ids));
  return sumBytes(files) > MAX_CALL_BYTES ? null : files;
}

/** ZIPs with the files of deliveries, and one PDF with a page for each delivery without files (PODX-15). */
export async function zipProofs(
  consignments: readonly PrintableConsignment[],
  files: readonly StoredProof[],
  context: OperationContext,
): Promise<CreatedDocuments> {
  const byId = new Map(consignments.map((each) => [each.id, each]));
  const nameEntry = createNaming();
  const uris: string[] = [];
  const missing = new Set<PrintableConsignment>();
  const parts = splitByBytes(files);
  const silent = consignments.filter(({ id }) => !files.some(({ consignmentId }) => consignmentId === id));
  const pages = silent.length === 0 ? null : await drawPages(silent, context);
  for (const [index, part] of parts.entries()) {
    const entries: ZipEntry[] = [];
    for (const { consignmentId, name, contentKey } of part) {
      const consignment = byId.get(consignmentId);
      if (consignment === undefined) continue;
      const content = await readUnlessMissing(context.services.attachments, contentKey, context.log);
      if (content === null) missing.add(consignment);
      else entries.push({ name: nameEntry(`${consignment.reference} ${name}`), content });
    }
    if (pages !== null && index === parts.length - 1)
      entries.push({ name: 'Deliveries without files.pdf', content: pages });
    const partName = parts.length === 1 ? '' : ` ${index + 1} of ${parts.length}`;
    if (entries.length === 0) continue;
    const content = writeZip(entries, context.now);
    const file = { name: `Proofs of delivery${partName}.zip`, mediaType: 'application/zip', content };
    uris.push(await keepDocument(file, consignments, context));
  }
  return {
    uris,
    refused: [
      { consignments: [...missing], why: lost },
      { consignments: pages === null ? silent : [], why: tooLarge },
    ],
  };
}

const sumBytes = (files: readonly StoredProof[]) => files.reduce((sum, { byteSize }) => sum + byteSize, 0);

/** At least one part, which may be empty. */
function splitByBytes(files: readonly StoredProof[]): StoredProof[][] {
  const parts: StoredProof[][] = [[]];
  for (const file of files) {
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && sumBytes(part) + file.byteSize > MAX_PART_BYTES) parts.push([file]);
    else part.push(file);
  }
  return parts;
}

/** Names that are taken get a number before their extension. */
function createNaming(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/su.exec(name) ?? [];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  };
}
