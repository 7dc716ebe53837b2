import { findText } from '../repository/files.js';
import type { Check } from '../checks/run-checks.js';
import { type ShippedPackage, readLicences } from './read-licences.js';

export const shippedApplications = ['@consign/api', '@consign/web'] as const;

/** Licences that ask for no more than their notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'MIT AND ISC AND BSD-3-Clause',
  '(MIT OR CC0-1.0)',
]);

/** Packages under another licence, which docs/LICENCES.md explains. The names of binaries differ by platform. */
const explained: readonly { readonly name: RegExp; readonly licence: string; readonly written: string }[] = [
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', written: 'libvips' },
  { name: /^date-holidays$/, licence: '(ISC AND CC-BY-3.0)', written: 'date-holidays' },
  { name: /^@expo-google-fonts\/inter$/, licence: 'MIT AND OFL-1.1', written: '@expo-google-fonts/inter' },
  { name: /^@fontsource-variable\/inter$/, licence: 'OFL-1.1', written: '@fontsource-variable/inter' },
];

const document = 'docs/LICENCES.md';

/** Each shipped package has a licence that allows it; docs/LICENCES.md explains the licences that ask for more. */
export const licences: Check = {
  name: 'licences',
  purpose: 'everything that is shipped has a licence that allows it',
  findFaults: (root) => [
    ...shippedApplications.flatMap((name) => findLicenceFaults(name, readLicences(root, name))),
    ...findUnexplained(findText(root, document) ?? ''),
  ],
};

export function findLicenceFaults(application: string, packages: readonly ShippedPackage[]): string[] {
  if (packages.length === 0) return [`${application} ships nothing, which cannot be`];
  return packages
    .filter(({ name, licence }) => !permissive.has(licence) && !isExplained(name, licence))
    .map(({ name, licence }) => `${application} ships ${name} under ${licence}: see ${document}`);
}

export function findUnexplained(text: string): string[] {
  return explained
    .filter(({ written, licence }) => !text.includes(written) || !text.includes(licence.replace(/[()]/g, '')))
    .map(({ written, licence }) => `${document} doesn't explain ${written} (${licence})`);
}

function isExplained(name: string, licence: string): boolean {
  return explained.some((each) => each.name.test(name) && each.licence === licence);
}
