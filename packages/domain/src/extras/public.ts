/** The published names of this folder. The README has a sentence for each. */
export {
  checkInstructions,
  checkQuantities,
  instructionCodes,
  instructions,
  type AskedInstruction,
  type AskedQuantity,
  type InstructionCode,
  type OfferedExtra,
} from './index.js';
