import type { Consignment } from '@consign/api-client/consignment';

import type { SaveFailure } from './failures.js';
import type { FormValues } from './form-values.js';

/** A step before the form is sent; a failure stops it and is shown. */
export type Prepare = () => Promise<SaveFailure | null>;

/** What is sent in place of the form as it is, and what happens around it. */
export interface SendOptions {
  readonly values?: FormValues;
  /** What the values were edited from. */
  readonly from?: Consignment | null;
  readonly prepare?: Prepare;
  readonly proceed?: () => void;
}
