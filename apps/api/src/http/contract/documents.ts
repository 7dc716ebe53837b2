import { documents as generated } from '@consign/api-client/documents';

import type { ContractDocument } from './document.js';

/** The four contracts, bundled: every reference points within its own document. */
export const documents = generated as unknown as Readonly<Record<string, ContractDocument>>;
