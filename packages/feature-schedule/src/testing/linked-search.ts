import { testId } from '@consign/session/testing';

/** The query of a search from Kōwhai Auckland to Kōwhai Wellington. */
export const linkedSearch = { sender: testId(10), receiver: testId(11), serviceType: 'GENERAL' };
