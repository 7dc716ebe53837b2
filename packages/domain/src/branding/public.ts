/** The published names of this folder. The README has a sentence for each. */
export {
  buildBrand,
  checkTenantBrand,
  contrast,
  type Brand,
  type Shades,
  type TopBarColors,
} from './index.js';
