export { morningMailJob } from './morning-mail-job.js';
export { sendMorningMails } from './send-morning-mails.js';
export { type StopLinks, createStopLinks } from './stop-links.js';
export { registerMailStops } from './stop-page.js';
