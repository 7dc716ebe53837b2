export type { paths as ConfigurationPaths } from './generated/configuration.js';
export type { paths as ConsignmentPaths } from './generated/consignment.js';
