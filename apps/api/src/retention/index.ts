export { removeOldNamesJob, startRetention } from './retention-job.js';
export { type Erased, erasePerson } from './erase-person.js';
export { buildPersonPattern } from './person-pattern.js';
export { type PersonalRow, listPersonalRows } from './person-store.js';
