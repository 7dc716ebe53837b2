import type { Fault } from './fault.js';
import { apiDataFaults } from './faults/api-data.js';
import { apiDecisionFaults } from './faults/api-decisions.js';
import { clientFaults } from './faults/client.js';
import { deliveriesApiFaults, deliveriesDomainFaults, deliveriesScreensFaults } from './faults/deliveries.js';
import { domainFaults } from './faults/domain.js';
import { moneyApiFaults, moneyDomainFaults, moneyScreensFaults } from './faults/money.js';
import { consignmentScreenFaults } from './faults/screens-consignment.js';
import { otherScreenFaults } from './faults/screens-others.js';

/** The planted faults by layer. */
export const allFaults: Readonly<Record<string, readonly Fault[]>> = {
  api: [...apiDataFaults, ...apiDecisionFaults, ...moneyApiFaults, ...deliveriesApiFaults],
  domain: [...domainFaults, ...moneyDomainFaults, ...deliveriesDomainFaults],
  screens: [
    ...consignmentScreenFaults,
    ...otherScreenFaults,
    ...moneyScreensFaults,
    ...deliveriesScreensFaults,
  ],
  client: clientFaults,
};
