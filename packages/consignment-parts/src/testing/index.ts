export {
  buildAddress,
  buildConsignment,
  buildExtra,
  buildLineItem,
  buildSite,
  buildSiteParticipant,
} from './data.js';
export { listNotIsolated } from './not-isolated.js';
export { buildPrice, buildPriceLine } from './prices.js';
export { describeScreen } from './screen.js';
