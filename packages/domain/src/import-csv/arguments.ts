import { fields, kind, list, optional, text } from '../argument.js';
import { flagsArgument, settingsArgument, todayArgument } from '../rules/arguments.js';

const isFunction = (value: unknown): boolean => typeof value === 'function';
const record = (what: string) => list(fields(what, { code: text }));

const lookups = fields('an object with accounts, serviceTypes, sites, packagingTypes and hireUnits', {
  accounts: record('an account, as listAccounts answers it'),
  serviceTypes: record('a service type'),
  sites: record('a site, as listParticipantSites answers it'),
  packagingTypes: record('a package type'),
  hireUnits: list(fields('a hire unit', { providerCode: text, code: text })),
});

export const contextArgument = fields('an object with lookups, settings, flags and today', {
  lookups,
  settings: settingsArgument,
  flags: flagsArgument,
  serviceTypeSettings: optional(
    kind('the value of parseOrganisationSettings', (value) => value instanceof Map),
  ),
  today: todayArgument,
});

export const sinkArgument = fields('an object with the functions header and group', {
  header: kind('a function', isFunction),
  group: kind('a function', isFunction),
});

export const rowsArgument = list(fields('a row of cells', { cells: list(text) }));
