import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { listSamples, runSample } from '../../../readme.shared.js';
import * as dates from './dates/index.js';
import * as freight from './freight/index.js';
import * as permissions from './permissions/index.js';
import * as rules from './rules/index.js';
import * as status from './status/index.js';
import { goodItem } from './testing/bodies.js';

const modules = {
  '@consign/domain/dates': dates,
  '@consign/domain/freight': freight,
  '@consign/domain/permissions': permissions,
  '@consign/domain/rules': rules,
  '@consign/domain/status': status,
};

/** What the samples take from around them. */
const given = {
  token: { permissions: ['Consignment.MAINTAIN'] },
  body: goodItem,
  tenantSettings: { freightItemDescriptionOptional: true, dangerousGoodsEnabled: false },
};

const samples = listSamples(readFileSync(new URL('../README.md', import.meta.url), 'utf8'));

it('[CALL-194] the README has samples', () => {
  expect(samples).toHaveLength(3);
});

it.each(samples)(
  '[CALL-194] this sample of the README runs as printed, and shows what it says: %s',
  async (sample) => {
    const [, said = ''] = /\/\/ (.+)$/mu.exec(sample) ?? [];
    expect(await runSample(sample, modules, given)).toEqual(await runSample(`show(${said});`, modules));
  },
);
