export { consignmentMutations, consignmentQueries, type SearchPage } from './consignments.js';
export type { FailureShown } from './failure-meta.js';
export { consignmentKeys, referenceKeys, sessionKeys } from './keys.js';
export { lineItemMutations } from './line-items.js';
export { mySitesMutations } from './my-sites.js';
export { referenceQueries } from './references.js';
export { shouldRetryRead } from './retry.js';
export { InvalidConfiguration, sessionQueries } from './session.js';
export { serverSentence } from './server-sentence.js';
