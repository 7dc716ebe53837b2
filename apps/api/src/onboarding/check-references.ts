import { checkTenantBrand } from '@consign/domain/branding';
import {
  checkOrganisationSettings,
  parseClaimDays,
  parseRetentionMonths,
  switchSettings,
  textSettings,
} from '@consign/domain/settings';
import type { z } from 'zod';

import type { NamedRegions } from './lanes.js';
import type { OrganisationPart, TenantFile } from './tenant-file.js';

type Path = readonly (string | number)[];
type Report = (path: Path, message: string) => void;
type Context = Pick<z.RefinementCtx, 'addIssue'>;

/** Checks what a value alone doesn't show: names that stand twice, and names of something that the file doesn't have. */
export function checkReferences(file: TenantFile, context: Context): void {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path: [...path], message });
  checkSettings(file, report);
  checkBrand(file, report);
  checkRegions(file, report);
  checkUnique(file.hosts, (host) => host, ['hosts'], 'host', report);
  const organisations = file.organisations ?? [];
  checkUnique(organisations, ({ code }) => code, ['organisations'], 'organisation code', report);
  checkUnique(organisations, ({ name }) => name, ['organisations'], 'organisation name', report);
  organisations.forEach((organisation, index) =>
    checkOrganisation(organisation, new Set(file.regions?.map(({ name }) => name)), index, report),
  );
}

function checkUnique<T>(
  items: readonly T[] | undefined,
  key: (item: T) => string,
  path: Path,
  what: string,
  report: Report,
): void {
  const known = new Set<string>();
  items?.forEach((item, index) => {
    const name = key(item);
    if (known.has(name)) report([...path, index], `The ${what} '${name}' is there already: remove one`);
    known.add(name);
  });
}

/** Settings of the printed labels, which only a list can store. */
const labelSettings = ['Labels:CompanyPrefix', 'Labels:Size'];

function checkSettings({ tenant, settings }: TenantFile, report: Report): void {
  const field = tenant.record === 'flat' ? 'field' : 'listName';
  const switches = new Set<string>(Object.values(switchSettings).map((names) => names[field]));
  const texts = Object.values(textSettings).map((names) => names[field]);
  const own = texts.filter((name) => !/auth|client_?id|audience|brand/iu.test(name));
  const known = [...switches, ...own, ...(tenant.record === 'flat' ? [] : labelSettings)];
  for (const [name, value] of Object.entries(settings)) {
    const path = ['settings', name];
    if (texts.includes(name) && !own.includes(name)) {
      report(path, `Write ${name} under 'signIn' or 'brand'`);
    } else if (!known.includes(name)) {
      report(path, `Unknown setting '${name}'. There are: ${known.join(', ')}`);
    } else if (switches.has(name) !== (typeof value === 'boolean')) {
      report(path, switches.has(name) ? 'Write true or false' : 'Write a text in quotation marks');
    } else if (name === textSettings.claimDays[field] && parseClaimDays(String(value)) === null) {
      report(path, "Write codes of exceptions with their days from 1 to 365, such as 'DAMAGED 7, LOST 30'");
    } else if (name === textSettings.retentionMonths[field] && parseRetentionMonths(String(value)) === null) {
      report(path, "Write a whole number of months from 12 to 240, such as '84'");
    }
  }
}

function checkBrand({ brand }: TenantFile, report: Report): void {
  if (brand === undefined) return;
  const { colour, topBarColour = null, logoPath = null } = brand;
  const checked = checkTenantBrand({ colour, topBarColour, logoPath });
  const keys: Readonly<Record<string, string>> = {
    brandTopBarColour: 'topBarColour',
    brandLogoPath: 'logoPath',
  };
  for (const { path, message } of checked.ok ? [] : checked.problems) {
    report(['brand', keys[path] ?? 'colour'], message);
  }
}

function checkRegions(file: TenantFile, report: Report): void {
  const { regions = [], regionGroups = {}, closures = [], workedDays = [], lanes = [] } = file;
  const { deliveryRuns = [], places } = file;
  checkUnique(regions, ({ name }) => name, ['regions'], 'region', report);
  const scheduled = new Set(regions.filter((each) => each.calendar !== undefined).map(({ name }) => name));
  const known = new Set(regions.map(({ name }) => name));
  const check = (name: string, path: Path) => {
    if (!known.has(name)) report(path, `'${name}' is not one of the file's regions`);
    else if (!scheduled.has(name)) report(path, `Give the region '${name}' a calendar`);
  };
  for (const [group, names] of Object.entries(regionGroups)) {
    names.forEach((name, at) => check(name, ['regionGroups', group, at]));
  }
  const checkNamed = (named: NamedRegions | undefined, path: Path) => {
    if (Array.isArray(named)) named.forEach((name: string, at) => check(name, [...path, at]));
    else if (typeof named === 'string' && !Object.hasOwn(regionGroups, named)) {
      const groups = Object.keys(regionGroups).join(', ') || 'none';
      report(path, `'${named}' is not one of regionGroups: ${groups}. Write regions in brackets: [${named}]`);
    }
  };
  for (const [section, ranges] of Object.entries({ closures, workedDays })) {
    ranges.forEach(({ from, to = from, regions: named }, index) => {
      checkNamed(named, [section, index, 'regions']);
      if (to < from) report([section, index, 'to'], `'to' is before 'from'`);
    });
  }
  lanes.forEach((lane, index) => {
    for (const key of ['within', 'between', 'from', 'to'] as const) {
      checkNamed(lane[key], ['lanes', index, key]);
    }
    const given = [lane.within, lane.between, lane.from ?? lane.to].filter((each) => each !== undefined);
    if (given.length > 1) report(['lanes', index], "Write 'within', 'between', or 'from' and 'to'");
  });
  checkUnique(deliveryRuns, ({ name }) => name, ['deliveryRuns'], 'delivery run', report);
  deliveryRuns.forEach(({ region, from, to }, index) => {
    check(region, ['deliveryRuns', index, 'region']);
    if (to <= from) report(['deliveryRuns', index, 'to'], "'to' is not after 'from'");
  });
  if (!Array.isArray(places)) return;
  places.forEach(({ region }, index) => {
    if (!known.has(region))
      report(['places', index, 'region'], `'${region}' is not one of the file's regions`);
  });
}

function checkOrganisation(
  { code, accounts, serviceTypes, packaging, sites, products }: OrganisationPart,
  regions: ReadonlySet<string>,
  index: number,
  report: Report,
): void {
  const path: Path = ['organisations', index];
  const sections = { accounts, serviceTypes, packaging, sites, products };
  for (const [section, items] of Object.entries(sections)) {
    checkUnique<{ code: string }>(items, (each) => each.code, [...path, section], 'code', report);
  }
  const accountCodes = new Set(accounts?.map((each) => each.code));
  sites?.forEach(({ account, address }, at) => {
    if (account !== undefined && !accountCodes.has(account)) {
      report([...path, 'sites', at, 'account'], `'${account}' is not one of the accounts of ${code}`);
    }
    if (address.region !== undefined && !regions.has(address.region)) {
      report(
        [...path, 'sites', at, 'address', 'region'],
        `'${address.region}' is not one of the file's regions`,
      );
    }
  });
  serviceTypes?.forEach((type, at) => {
    const entries = Object.entries(type.settings).map(([settingKey, value]) => ({
      serviceType: { code: type.code },
      settingKey,
      value,
    }));
    for (const problem of checkOrganisationSettings(entries)) {
      const name = entries[Number(/\d+/u.exec(problem.path)?.[0] ?? 0)]?.settingKey ?? '';
      report([...path, 'serviceTypes', at, 'settings', name], problem.message);
    }
  });
  const packed = packaging === undefined ? null : new Set(packaging.map((each) => each.code));
  products?.forEach(({ packaging: named }, at) => {
    if (named !== undefined && packed?.has(named) === false) {
      report([...path, 'products', at, 'packaging'], `'${named}' is not one of the packaging of ${code}`);
    }
  });
}
