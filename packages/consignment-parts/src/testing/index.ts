export {
  buildAddress,
  buildAnswer,
  buildConsignment,
  buildException,
  buildExtra,
  buildLineItem,
  buildSite,
  buildSiteParticipant,
  buildStatus,
} from './data.js';
export { drawnBy } from './drawn-by.js';
export { listNotIsolated } from './not-isolated.js';
export { buildPrice, buildPriceLine } from './prices.js';
export { describeScreen } from './screen.js';
