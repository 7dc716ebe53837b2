export { addressOf, consignmentOf, lineItemOf, listItemOf, siteDetail, siteParticipant } from './data.js';
export { manualTimer, type ManualTimer } from './manual-timer.js';
export { describeScreen, type ScreenStates } from './screen.js';
