import { fields, list, need, text } from '../argument.js';
import { joinPath, type Problem } from '../problem.js';

export interface AskedInstruction {
  readonly deliveryExtraId: string;
  readonly instructionCode: InstructionCode;
}

export interface OfferedExtra {
  readonly deliveryExtraId: string;
  readonly deliveryExtraName: string;
  readonly isPerConsignment: boolean;
  readonly isWithdrawn?: boolean;
}

export interface AskedQuantity {
  readonly deliveryExtraId: string;
  readonly quantityRequested: number;
}

const extraList = list(fields('an extra', { deliveryExtraId: text }));

/** The problems of a list of instructions, by index; `offered` are the extras of the service type (XTRA-08). */
export function checkInstructions(
  asked: readonly AskedInstruction[],
  offered: readonly OfferedExtra[],
): Problem[] {
  need('checkInstructions', 'asked', asked, extraList);
  need('checkInstructions', 'offered', offered, extraList);
  return asked.flatMap((one, index) => {
    const known = checkOffered(asked, index, offered, '');
    if (known.length > 0) return known;
    const extra = offered.find(({ deliveryExtraId }) => deliveryExtraId === one.deliveryExtraId);
    if (extra === undefined || listInstructions(extra).includes(one.instructionCode)) return [];
    if (extra.isWithdrawn === true) return [notAvailable(joinPath(index, 'deliveryExtraId'))];
    const message = `${extra.deliveryExtraName} is included or excluded for the whole consignment`;
    return [{ id: 'XTRA-04', path: joinPath(index, 'instructionCode'), message }];
  });
}

/**
 * The problems of the quantities of extras in a quote or a new consignment; `path` is the list's. A quantity of 0 is
 * valid even for an extra that isn't offered.
 */
export function checkQuantities(
  asked: readonly AskedQuantity[],
  offered: readonly OfferedExtra[],
  path: string,
): Problem[] {
  need('checkQuantities', 'asked', asked, extraList);
  need('checkQuantities', 'offered', offered, extraList);
  return asked.flatMap(({ deliveryExtraId, quantityRequested }, index) => {
    if (quantityRequested === 0) return [];
    const known = checkOffered(asked, index, offered, path);
    if (known.length > 0) return known;
    const extra = offered.find((one) => one.deliveryExtraId === deliveryExtraId);
    if (extra === undefined || !extra.isPerConsignment || quantityRequested === 1) return [];
    const message = `${extra.deliveryExtraName} is 0 or 1 for the whole consignment`;
    return [{ id: 'XTRA-04', path: joinPath(path, index, 'quantityRequested'), message }];
  });
}

function checkOffered(
  asked: readonly { readonly deliveryExtraId: string }[],
  index: number,
  offered: readonly OfferedExtra[],
  path: string,
): Problem[] {
  const id = asked[index]?.deliveryExtraId;
  const at = joinPath(path, index, 'deliveryExtraId');
  if (!offered.some(({ deliveryExtraId }) => deliveryExtraId === id)) {
    return [notAvailable(at)];
  }
  return asked.findIndex(({ deliveryExtraId }) => deliveryExtraId === id) === index
    ? []
    : [{ id: 'XTRA-08', path: at, message: 'This extra is listed twice' }];
}

function notAvailable(path: string): Problem {
  return { id: 'XTRA-06', path, message: 'This extra is not available' };
}

/** What the driver does about an extra at a delivery, in the order of the panels (XTRA-02). */
export const instructionCodes = ['INCLUDED', 'ONREQUEST', 'EXCLUDED'] as const;

export type InstructionCode = (typeof instructionCodes)[number];

/** The name of each instruction, and what it tells the driver (XTRA-02). */
export const instructions: Readonly<
  Record<InstructionCode, { readonly name: string; readonly meaning: string }>
> = {
  INCLUDED: { name: 'Included', meaning: 'Driver completes' },
  ONREQUEST: { name: 'On request', meaning: 'Driver completes if the receiver asks' },
  EXCLUDED: { name: 'Excluded', meaning: 'Not available to the driver' },
};

interface ChoosableExtra {
  readonly isPerConsignment: boolean;
  /** The provider no longer offers it, but the consignment has it. */
  readonly isWithdrawn?: boolean;
}

/**
 * The instructions that can be chosen for an extra: one per consignment is a switch (XTRA-04), and one that was withdrawn
 * can only be excluded (XTRA-08).
 */
export function listInstructions({
  isPerConsignment,
  isWithdrawn = false,
}: ChoosableExtra): readonly InstructionCode[] {
  if (isWithdrawn) return ['EXCLUDED'];
  return isPerConsignment ? ['INCLUDED', 'EXCLUDED'] : instructionCodes;
}

interface InstructedExtra {
  readonly defaultInstructionCode: InstructionCode;
  readonly quantityRequested: number;
  readonly instruction: { readonly instructionCode: InstructionCode };
}

/** Whether anything was said about an extra that a change of the service type would reset (CONS-47). */
export function hasOwnInstructions(extras: readonly InstructedExtra[]): boolean {
  return extras.some(
    ({ defaultInstructionCode, quantityRequested, instruction: { instructionCode } }) =>
      instructionCode !== defaultInstructionCode || quantityRequested > 1,
  );
}

interface DescribedExtra extends Pick<InstructedExtra, 'instruction'> {
  readonly deliveryExtraName: string;
  readonly quantityRequested: number;
}

/**
 * What the driver is told, in words: "Included: Packaging × 2, Tail lift; On request: Wait". Extras that are excluded are
 * left out; null if there are no others.
 */
export function describeInstructions(extras: readonly DescribedExtra[]): string | null {
  const groups = (['INCLUDED', 'ONREQUEST'] as const).flatMap((code) => {
    const names = extras
      .filter(({ instruction }) => instruction.instructionCode === code)
      .map(({ deliveryExtraName, quantityRequested }) =>
        quantityRequested > 1 ? `${deliveryExtraName} × ${quantityRequested}` : deliveryExtraName,
      );
    return names.length === 0 ? [] : [`${instructions[code].name}: ${names.join(', ')}`];
  });
  return groups.length === 0 ? null : groups.join('; ');
}
