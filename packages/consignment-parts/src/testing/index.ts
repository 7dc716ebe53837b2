export {
  buildAddress,
  buildConsignment,
  buildExtra,
  buildLineItem,
  buildListItem,
  buildSite,
  buildSiteParticipant,
} from './data.js';
export { listNotIsolated } from './not-isolated.js';
export { buildPrice, buildPriceLine } from './prices.js';
export { describeScreen, type ScreenStates } from './screen.js';
