export { morningMailJob, sendMorningMails } from './morning-mail-job.js';
export { type StopLinks, createStopLinks } from './stop-links.js';
export { registerMailStops } from './stop-page.js';
