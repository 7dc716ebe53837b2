export { removeOldNamesJob, startRetention } from './retention-job.js';
export { type Erased, type Person, buildPersonPattern, erasePerson } from './erase-person.js';
export { type PersonalRow, listPersonalRows } from './person-store.js';
