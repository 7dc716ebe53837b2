/**
 * The rules of a consignment: each answers problems with the ID of its row in the register.
 *
 * @module
 */
export { pathOf, type Parsed, type Problem, type RegisterId } from '../problem.js';
