export { removeOldNamesJob, startRetention } from './retention-job.js';
