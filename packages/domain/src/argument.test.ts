import { expect, it } from 'vitest';

import {
  createImportParser,
  createImportValidator,
  writeImportCsv,
  writeImportExample,
} from './import-csv/public.js';
import {
  checkConsignment,
  checkLineItem,
  checkParticipant,
  checkRequestedDates,
  parseConsignment,
  parseLineItem,
  parseQuote,
  parseReceiver,
} from './rules/public.js';
import { organisationSettingsFor, parseTenantSettings } from './settings/public.js';
import { canCancel, canCopy, canMarkAsReady, canRequestPickup } from './status/public.js';
import { goodConsignment, goodItem } from './testing/bodies.js';
import { importContext } from './testing/imports.js';

const context = { ...importContext, forms: 'all', stage: 'draft', contactDetailsRequired: 'NONE' };
const sink = { header: () => {}, group: () => {} };
const parsedSettings = parseTenantSettings({
  tenantName: 'Tasman',
  tenantCode: 'TAS',
  externalId: 'tas',
  settings: [],
});

type Untyped = (...args: readonly unknown[]) => unknown;

const refused: readonly (readonly [function: unknown, args: readonly unknown[], sentence: string])[] = [
  [
    checkConsignment,
    [],
    'body: a consignment, an object with serviceType, accountId, lineItems and its other fields. It got undefined',
  ],
  [checkConsignment, [JSON.stringify(goodConsignment), context], 'body: a consignment'],
  [
    checkConsignment,
    [goodConsignment],
    'context: an object with forms, stage, settings, flags and today. It got undefined',
  ],
  [
    checkConsignment,
    [goodConsignment, { ...context, forms: undefined }],
    "context.forms: 'all' or 'receiver'",
  ],
  [
    checkConsignment,
    [goodConsignment, { ...context, settings: parsedSettings }],
    'context.settings.allowCustomParticipants: true or false, as the value of parseTenantSettings has it. It got undefined',
  ],
  [
    checkConsignment,
    [goodConsignment, { ...context, flags: [] }],
    'context.flags: the value of parseFeatureFlags. It got a list',
  ],
  [
    checkConsignment,
    [goodConsignment, { ...context, today: new Date() }],
    'context.today: a day, as today of @consign/domain/dates answers it. It got an object',
  ],
  [
    checkConsignment,
    [{ ...goodConsignment, lineItems: goodItem }, context],
    'body.lineItems: a list. It got an object',
  ],
  [
    checkConsignment,
    [{ ...goodConsignment, lineItems: [goodItem, null] }, context],
    'body.lineItems[1]: a freight item',
  ],
  [
    checkConsignment,
    [{ ...goodConsignment, serviceType: 5 }, context],
    'body.serviceType: a text. It got a number',
  ],
  [
    parseConsignment,
    [goodConsignment, { ...context, stage: 'saved' }],
    "context.stage: 'draft' or 'leaving-draft' or 'ready'",
  ],
  [parseReceiver, [null, context], 'body: a consignment'],
  [
    parseQuote,
    [],
    'body: a quote, an object with siteId, destinationSiteId, serviceType and units. It got undefined',
  ],
  [parseQuote, [{}], 'context: an object with settings. It got undefined'],
  [
    parseQuote,
    [{ units: [goodItem, 'PALLET'] }, context],
    'body.units[1]: a freight item of a quote. It got a text',
  ],
  [
    parseLineItem,
    [],
    'item: a freight item, an object with count, packagingType and measures. It got undefined',
  ],
  [checkLineItem, [goodItem], 'settings: the value of parseTenantSettings. It got undefined'],
  [checkParticipant, [goodConsignment, context], "role: 'sender' or 'receiver'. It got an object"],
  [
    checkParticipant,
    ['sender', goodConsignment],
    'context: an object with settings and contactDetailsRequired',
  ],
  [checkRequestedDates, [goodConsignment], 'context: an object with stage, settings and today'],
  [createImportParser, [], 'context: an object with lookups, settings, flags and today. It got undefined'],
  [
    createImportParser,
    [{ ...context, lookups: {} }, sink],
    'context.lookups.accounts: a list. It got undefined',
  ],
  [createImportParser, [context], 'sink: an object with the functions header and group. It got undefined'],
  [createImportParser(importContext, sink).write, [new Uint8Array()], 'text: a text. It got an object'],
  [
    createImportValidator,
    [{ ...context, lookups: { ...importContext.lookups, sites: ['AKL1'] } }],
    'context.lookups.sites[0]: a site, as listParticipantSites answers it. It got a text',
  ],
  [writeImportExample, [], 'context: an object with lookups'],
  [writeImportCsv, ['AKL1'], 'rows: a list. It got a text'],
  [organisationSettingsFor, [[]], 'settings: the value of parseOrganisationSettings. It got a list'],
  ...[canCancel, canCopy, canMarkAsReady, canRequestPickup].map(
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
