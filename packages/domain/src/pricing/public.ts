/** The published names of this folder. The README has a sentence for each. */
export {
  calculateGst,
  findCents,
  formatCents,
  formatDollars,
  GST_PERCENT,
  toDollars,
  type Cents,
} from './index.js';
