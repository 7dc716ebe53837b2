/**
 * A tenant's brand as data (PLAT-09): its theme is built from one or two colours, and a colour on which text cannot be
 * read is a problem with a sentence.
 *
 * @module
 */
export type { Brand, Shades, TopBarColors } from './brand.js';
export { contrast } from './contrast.js';
export { buildBrand } from './build-brand.js';
export { checkTenantBrand } from './check-brand.js';
