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

interface OfferedExtra {
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
}: OfferedExtra): readonly InstructionCode[] {
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
