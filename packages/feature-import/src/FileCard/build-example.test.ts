import { getDay } from '@consign/domain/dates';
import {
  createImportParser,
  writeImportCsv,
  type ImportContext,
  type ImportGroup,
} from '@consign/domain/import-csv';
import { sessionData } from '@consign/session/testing';
import { expect, it } from 'vitest';

import { buildExample } from './build-example.js';

it.each([true, false])('[IMPT-11] the filled example is valid, with codes of the organisation', (isOn) => {
  const { accounts, serviceTypes, participantSites, packagingTypes, hireUnits, settings, flags } =
    sessionData();
  const context: ImportContext = {
    lookups: { accounts, serviceTypes, sites: participantSites, packagingTypes, hireUnits },
    settings: { ...settings, requestedPickupDateEnabled: isOn },
    flags: { ...flags, ExportConsignments: isOn },
    today: getDay('2026-03-17'),
  };
  const groups: ImportGroup[] = [];
  const parser = createImportParser(context, {
    header: () => undefined,
    group: (group) => void groups.push(group),
  });
  parser.write(writeImportCsv(buildExample(context)));
  expect(parser.end()).toMatchObject({ rows: 3, consignments: 2, problems: 0, fileProblem: null });
  expect(groups.every(({ ok }) => ok)).toBe(true);
});
