import { keptInMemory } from '@consign/consignment-parts';

import type { TypedPlaces } from './form-values.js';

/** Addresses typed in this session (SCHD-06). */
export const typedPlaces = keptInMemory<TypedPlaces>();
