import { expect, it } from 'vitest';

import * as branding from './branding/public.js';
import * as csv from './csv/public.js';
import * as extras from './extras/public.js';
import * as files from './files/public.js';
import * as freight from './freight/public.js';
import * as gs1 from './gs1/public.js';
import * as importCsv from './import-csv/public.js';
import * as pricing from './pricing/public.js';
import * as rules from './rules/public.js';
import * as schedule from './schedule/public.js';
import * as settings from './settings/public.js';
import * as status from './status/public.js';
import { goodConsignment, goodItem } from './testing/bodies.js';
import { importContext } from './testing/imports.js';

const context = { ...importContext, forms: 'all', stage: 'draft', contactDetailsRequired: 'NONE' };
const sink = { header: () => {}, group: () => {} };
const parsedSettings = settings.parseTenantSettings({
  tenantName: 'Tasman',
  tenantCode: 'TAS',
  externalId: 'tas',
  settings: [],
});

type Untyped = (...args: readonly unknown[]) => unknown;

const refused: readonly (readonly [function: unknown, args: readonly unknown[], sentence: string])[] = [
  [
    rules.checkConsignment,
    [],
    'body: a consignment, an object with serviceType, accountId, lineItems and its other fields. It got undefined',
  ],
  [rules.checkConsignment, [JSON.stringify(goodConsignment), context], 'body: a consignment'],
  [
    rules.checkConsignment,
    [goodConsignment],
    'context: an object with forms, stage, settings, flags and today. It got undefined',
  ],
  [
    rules.checkConsignment,
    [goodConsignment, { ...context, forms: undefined }],
    "context.forms: 'all' or 'receiver'",
  ],
  [
    rules.checkConsignment,
    [goodConsignment, { ...context, settings: parsedSettings }],
    'context.settings.allowCustomParticipants: true or false, as the value of parseTenantSettings has it. It got undefined',
  ],
  [
    rules.checkConsignment,
    [goodConsignment, { ...context, flags: [] }],
    'context.flags: the value of parseFeatureFlags. It got a list',
  ],
  [
    rules.checkConsignment,
    [goodConsignment, { ...context, today: new Date() }],
    'context.today: a day, as today of @consign/domain/dates answers it. It got an object',
  ],
  [
    rules.checkConsignment,
    [{ ...goodConsignment, lineItems: goodItem }, context],
    'body.lineItems: a list. It got an object',
  ],
  [
    rules.checkConsignment,
    [{ ...goodConsignment, lineItems: [goodItem, null] }, context],
    'body.lineItems[1]: a freight item',
  ],
  [
    rules.checkConsignment,
    [{ ...goodConsignment, serviceType: 5 }, context],
    'body.serviceType: a text. It got a number',
  ],
  [
    rules.parseConsignment,
    [goodConsignment, { ...context, stage: 'saved' }],
    "context.stage: 'draft' or 'leaving-draft' or 'ready'",
  ],
  [rules.parseReceiver, [null, context], 'body: a consignment'],
  [
    rules.parseQuote,
    [],
    'body: a quote, an object with siteId, destinationSiteId, serviceType and units. It got undefined',
  ],
  [rules.parseQuote, [{}], 'context: an object with settings. It got undefined'],
  [
    rules.parseQuote,
    [{ units: [goodItem, 'PALLET'] }, context],
    'body.units[1]: a freight item of a quote. It got a text',
  ],
  [
    rules.parseLineItem,
    [],
    'item: a freight item, an object with count, packagingType and measures. It got undefined',
  ],
  [rules.checkLineItem, [goodItem], 'settings: the value of parseTenantSettings. It got undefined'],
  [rules.checkParticipant, [goodConsignment, context], "role: 'sender' or 'receiver'. It got an object"],
  [
    rules.checkParticipant,
    ['sender', goodConsignment],
    'context: an object with settings and contactDetailsRequired',
  ],
  [rules.checkRequestedDates, [goodConsignment], 'context: an object with stage, settings and today'],
  [
    importCsv.createImportParser,
    [],
    'context: an object with lookups, settings, flags and today. It got undefined',
  ],
  [
    importCsv.createImportParser,
    [{ ...context, lookups: {} }, sink],
    'context.lookups.accounts: a list. It got undefined',
  ],
  [
    importCsv.createImportParser,
    [context],
    'sink: an object with the functions header and group. It got undefined',
  ],
  [
    importCsv.createImportParser(importContext, sink).write,
    [new Uint8Array()],
    'text: a text. It got an object',
  ],
  [
    importCsv.createImportValidator,
    [{ ...context, lookups: { ...importContext.lookups, sites: ['AKL1'] } }],
    'context.lookups.sites[0]: a site, as listParticipantSites answers it. It got a text',
  ],
  [importCsv.writeImportExample, [], 'context: an object with lookups'],
  [importCsv.writeImportCsv, ['AKL1'], 'rows: a list. It got a text'],
  [settings.organisationSettingsFor, [[]], 'settings: the value of parseOrganisationSettings. It got a list'],
  ...[status.canCancel, status.canCopy, status.canMarkAsReady, status.canRequestPickup].map(
    (can) =>
      [
        can,
        [{ status: 'DRAFT', isNew: false, permissions: ['Consignment.PRINT'] }],
        'context.permissions: the set of parsePermissions. It got a list',
      ] as const,
  ),
];

it.each(refused.map(([refuses, args, sentence]) => ({ refuses: refuses as Untyped, args, sentence })))(
  '[CALL-300] without types, a caller hears what $refuses needs: $sentence',
  ({ refuses, args, sentence }) => {
    const name = refuses.name === 'write' ? 'The write of an import parser' : refuses.name;
    expect(() => refuses(...args)).toThrow(TypeError);
    expect(() => refuses(...args)).toThrow(`${name} needs ${sentence}`);
  },
);

const entries: Readonly<Record<string, object>> = {
  branding,
  csv,
  extras,
  files,
  freight,
  gs1,
  importCsv,
  pricing,
  rules,
  schedule,
  settings,
  status,
};
const functions = Object.entries(entries).flatMap(([entry, names]) =>
  Object.entries(names).flatMap(([name, value]) =>
    typeof value === 'function' ? [{ name: `${entry}.${name}`, call: value as Untyped }] : [],
  ),
);

it.each(functions)('[CALL-300] $name without arguments fails with a sentence, or not', ({ call }) => {
  const message = (() => {
    try {
      call();
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : 'no error';
    }
  })();
  expect(message).toMatch(/^$|^\w+ needs |^Not an? /u);
});
