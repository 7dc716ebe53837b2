export {
  buildAddress,
  buildConsignment,
  buildLineItem,
  buildListItem,
  buildSite,
  buildSiteParticipant,
} from './data.js';
export { describeScreen, type ScreenStates } from './screen.js';
