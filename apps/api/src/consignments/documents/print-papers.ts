import type { PrintedExtra } from '../../extras/index.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { toGinc, parseLabelSettings } from '../../services/documents/gs1.js';
import type { LabelledConsignment, Papers } from '../../services/documents/print-order.js';
import { writeLabels } from '../../services/documents/zpl/label.js';
import type { DocumentVersions } from '../document-version-store.js';
import type { PrintedType } from './documents-plan.js';
import { keepDocument, tryMakePdf } from './make-in-parts.js';
import { numberPieces } from './piece-number-store.js';
import type { PrintableConsignment } from './printed-store.js';

/** The document versions and printed extras of the consignments, by id. */
export interface Known {
  readonly versions: ReadonlyMap<string, DocumentVersions>;
  readonly extras: ReadonlyMap<string, readonly PrintedExtra[]>;
}

export async function printPdf(
  documentType: PrintedType,
  consignments: readonly PrintableConsignment[],
  { versions, extras, name }: Known & { readonly name: string },
  context: OperationContext,
): Promise<string | null> {
  const isLabels = documentType === 'FRTLABEL';
  const content = await tryMakePdf(
    context,
    isLabels ? await labelOrder(consignments, context) : noteOrder(consignments, extras, context),
  );
  if (content === null) return null;
  const [only] = consignments;
  const version = only && versions.get(only.id)?.[documentType];
  const of =
    consignments.length === 1 && only && version !== undefined
      ? { consignmentId: only.id, fileTypeCode: documentType, version }
      : null;
  return keepDocument(
    { name: `${name}.pdf`, mediaType: 'application/pdf', content, of },
    consignments,
    context,
  );
}

/** Not among the files of its consignment (FILE-13): files listed there open in the browser. */
export async function printZpl(
  consignments: readonly PrintableConsignment[],
  name: string,
  context: OperationContext,
): Promise<string> {
  const order = await labelOrder(consignments, context);
  const content = new TextEncoder().encode(
    writeLabels(order.consignments, { provider: context.tenant.name, size: order.size }),
  );
  const file = { name: `${name}.zpl`, mediaType: 'application/vnd.zebra-zpl', content };
  return keepDocument(file, consignments, context);
}

function noteOrder(
  consignments: readonly PrintableConsignment[],
  extras: Known['extras'],
  { tenant }: OperationContext,
): Papers {
  const { companyPrefix } = parseLabelSettings(tenant.record);
  return {
    type: 'notes',
    consignments: consignments.map((each) => ({
      ...each,
      ginc: toGinc(companyPrefix, each.reference),
      extras: extras.get(each.id) ?? [],
    })),
  };
}

type LabelOrder = Extract<Papers, { readonly type: 'labels' }>;

/** The numbers are kept before anything is printed, so that no piece ever carries another's. */
async function labelOrder(
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<LabelOrder> {
  const { companyPrefix, size } = parseLabelSettings(context.tenant.record);
  const ssccs = await numberPieces(context, consignments);
  const labelled = consignments.map((each): LabelledConsignment => ({
    ...each,
    ginc: toGinc(companyPrefix, each.reference),
    ssccs: each.items.flatMap(({ id }) => ssccs.get(id) ?? []),
  }));
  return { type: 'labels', size, consignments: labelled };
}
