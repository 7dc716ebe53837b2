/**
 * Extras at a delivery: what the driver is told about each, and what may be told (XTRA-02, XTRA-04, XTRA-08, CONS-47).
 * Who may change it, and when, is the section `extras` of `editability` (XTRA-01, XTRA-07).
 *
 * @module
 */
export {
  checkInstructions,
  checkQuantities,
  describeInstructions,
  hasOwnInstructions,
  instructionCodes,
  instructions,
  listInstructions,
  type AskedInstruction,
  type AskedQuantity,
  type InstructionCode,
  type OfferedExtra,
} from './instructions.js';
