export { addressOf, consignmentOf, lineItemOf, listItemOf, siteDetail, siteParticipant } from './data.js';
export { describeScreen, type ScreenStates } from './screen.js';
