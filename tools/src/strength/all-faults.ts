import type { Fault } from './fault.js';
import { apiDataFaults } from './faults/api-data.js';
import { apiDecisionFaults } from './faults/api-decisions.js';
import { clientFaults } from './faults/client.js';
import { domainFaults } from './faults/domain.js';
import { consignmentScreenFaults } from './faults/screens-consignment.js';
import { otherScreenFaults } from './faults/screens-others.js';

/** The planted faults by layer. */
export const allFaults: Readonly<Record<string, readonly Fault[]>> = {
  api: [...apiDataFaults, ...apiDecisionFaults],
  domain: domainFaults,
  screens: [...consignmentScreenFaults, ...otherScreenFaults],
  client: clientFaults,
};
