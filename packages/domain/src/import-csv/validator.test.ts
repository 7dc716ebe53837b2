import { describe, expect, it } from 'vitest';

import { mapTexts } from '../rules/index.js';
import { defaultOrganisationSettings } from '../settings/index.js';
import {
  bareCells,
  goodCells,
  importContext,
  importRows,
  listProblems,
  readImport,
  type Cells,
} from '../testing/imports.js';
import {
  createImportValidator,
  writeImportCsv,
  type ImportContext,
  type ImportedConsignment,
} from './index.js';

function validate(cells: readonly Cells[], context: ImportContext = importContext) {
  return createImportValidator(context).validateRows(importRows(...cells));
}

function problemsWith(cells: Cells, context?: ImportContext) {
  return listProblems(validate([{ ...goodCells, ...cells }], context));
}

function consignment(...cells: Cells[]): ImportedConsignment {
  const [group] = validate(cells);
  if (group?.ok !== true) throw new Error(JSON.stringify(group));
  return group.consignment;
}

const settings = (changed: Partial<ImportContext['settings']>): ImportContext => ({
  ...importContext,
  settings: { ...importContext.settings, ...changed },
});

describe('grouping', () => {
  it('[IMPT-02] a row without a Charge Account continues the consignment above', () => {
    const groups = validate([
      goodCells,
      { freightDescription: 'Hinges', packagingType: 'CARTON', quantity: '1' },
      { hireProvider: 'CHEP', hireUnit: 'PALLET', hireQuantity: '3' },
      goodCells,
    ]);
    expect(groups.map(({ rows }) => rows)).toEqual([
      { first: 2, last: 4 },
      { first: 5, last: 5 },
    ]);
    expect(groups[0]).toMatchObject({
      consignment: {
        lineItems: [{ description: 'Flat-packed kitchen' }, { description: 'Hinges' }],
        hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 3 }],
      },
    });
  });

  it('[IMPT-02] a continuation row without a consignment above is an error', () => {
    const groups = validate([
      { ...goodCells, chargeAccount: '' },
      { freightDescription: 'Hinges', packagingType: 'CARTON', quantity: '1' },
      goodCells,
    ]);
    expect(groups.map(({ ok }) => ok)).toEqual([false, true]);
    expect(listProblems(groups)).toMatchObject([
      {
        row: 2,
        column: 'chargeAccount',
        message:
          'There is no consignment above for this row to continue, or it has 250 rows already. Enter a Charge Account',
      },
      { row: 3, column: 'chargeAccount' },
    ]);
  });

  it('[IMPT-35] a row without a consignment has that one error, whatever else it lacks', () => {
    const bad = { serviceType: 'NONE', packagingType: 'NONE', quantity: 'x', weight: '-1' };
    expect(listProblems(validate([bad, bad, { ...goodCells, ...bad }]))).toMatchObject([
      { row: 2, column: 'chargeAccount' },
      { row: 3, column: 'chargeAccount' },
      { row: 4, column: 'serviceType' },
      { row: 4, column: 'packagingType' },
      { row: 4, column: 'quantity' },
      { row: 4, column: 'weight' },
    ]);
  });

  it('[IMPT-36] a consignment has at most 250 rows: those beyond are errors of one line each', () => {
    const hinges = { freightDescription: 'Hinges', packagingType: 'CARTON', quantity: 'x' };
    const rows = importRows(goodCells, ...Array.from({ length: 999 }, () => hinges));
    const groups = createImportValidator(importContext).validateRows(rows);
    expect(groups.map(({ rows: { first, last } }) => last - first + 1)).toEqual([250, 250, 250, 250]);
    const beyond = groups.slice(1).flatMap((group) => (group.ok ? [] : group.problems));
    expect(beyond.map(({ column }) => column)).toEqual(rows.slice(250).map(() => 'chargeAccount'));
    expect(readImport(writeImportCsv(rows)).groups).toEqual(groups);
  });

  it('[IMPT-02] a continuation row may repeat the fields of its consignment but not change them', () => {
    const again = { ...goodCells, chargeAccount: '' };
    expect(listProblems(validate([goodCells, again]))).toEqual([]);
    expect(listProblems(validate([goodCells, { ...again, receiverSite: 'CHC1' }]))).toEqual([
      {
        id: 'IMPT-02',
        row: 3,
        column: 'receiverSite',
        value: 'CHC1',
        message:
          'Receiver Site differs from row 2, which this row continues. Enter a Charge Account to start a new consignment',
        suggestions: ['WGN1'],
      },
    ]);
  });
});

describe('a consignment', () => {
  it.each([
    [{ chargeAccount: 'KOW-NORHT' }, 'Account "KOW-NORHT" not found', 'KOW-NORTH'],
    [{ chargeAccount: 'KOW-OLD' }, 'Account "KOW-OLD" is inactive', ''],
    [{ serviceType: 'GENERL' }, 'Service Type "GENERL" not found', 'GENERAL'],
    [{ serviceType: 'Express Overnight' }, 'Service Type "Express Overnight" not found', 'EXPRESS'],
    [{ serviceType: '' }, 'Service Type is required', ''],
    [{ senderSite: 'AKL2' }, 'Sender Site "AKL2" not found', 'AKL1'],
    [{ senderSite: 'Kowhai Wellington' }, 'Sender Site "Kowhai Wellington" not found', 'WGN1'],
    [{ receiverSite: '' }, 'Receiver Site is required', ''],
    [{ receiverSite: 'NEW1' }, 'Receiver Site "NEW1" has no address', ''],
    [{ requestedPickupDate: 'tomorrow' }, 'Requested Pickup Date "tomorrow" is invalid', ''],
    [{ requestedDeliveryDate: '31/02/2027' }, 'Requested Delivery Date "31/02/2027" is invalid', ''],
    [
      { requestedDeliveryDate: '5 Dec 2026' },
      'Requested Delivery Date "5 Dec 2026" is invalid',
      '05/12/2026',
    ],
    [{ requestedPickupDate: '12/25/2026' }, 'Requested Pickup Date "12/25/2026" is invalid', '25/12/2026'],
    [
      { requestedPickupDate: '1/12-2026' },
      'Requested Pickup Date "1/12-2026" is invalid',
      '01/12/2026, 12/01/2026',
    ],
  ])('[IMPT-03] %j: %s (%s)', (cells, message, suggested) => {
    const [[column, value] = []] = Object.entries(cells);
    const suggestions = suggested === '' ? [] : suggested.split(', ');
    expect(problemsWith(cells)).toMatchObject([{ row: 2, column, message, suggestions, value }]);
  });

  it.each(['5/12/2026', '05-12-2026', '2026-12-05', '2026/12/5'])('[IMPT-03] reads the date %s', (text) => {
    expect(consignment({ ...goodCells, requestedDeliveryDate: text }).requestedDeliveryDate).toBe(
      '2026-12-04T11:00:00Z',
    );
  });

  it.each(['1/1/1970', '1/1/2200', '9999-12-31', '0001-01-01'])(
    '[IMPT-32] refuses a date outside the years that a call takes: %s',
    (text) => {
      const message = `Requested Delivery Date "${text}" is invalid`;
      expect(problemsWith({ requestedDeliveryDate: text })).toMatchObject([{ message, suggestions: [] }]);
    },
  );

  it('[IMPT-03] finds codes in another case and sends them as they are', () => {
    expect(consignment({ ...goodCells, serviceType: 'general', receiverSite: 'wgn1' })).toMatchObject({
      serviceType: 'GENERAL',
      receiverParticipantId: 'participant-WGN1',
    });
  });

  it.each([
    [{ requestedPickupDate: '21/11/2026' }, 'requestedPickupDate', 'Past date'],
    [
      { requestedPickupDate: '5/12/2026', requestedDeliveryDate: '4/12/2026' },
      'requestedDeliveryDate',
      'Earlier than the requested pickup date',
    ],
    [{ salesReference: 'x'.repeat(251) }, 'salesReference', 'Maximum length is 250 characters'],
    [{ freightDescription: 'ab' }, 'freightDescription', 'Description must be 3 to 5,000 characters'],
    [{ length: '101' }, 'length', 'Length must be a number from 0 to 100'],
    [{ unNumber: '12' }, 'unNumber', '4 digits required'],
    [{ weight: '40001' }, 'weight', 'Weight must be a number from 0.01 to 40,000'],
  ] as const)('[IMPT-03] [IMPT-04] follows the rules of a create: %j', (cells, column, message) => {
    expect(problemsWith(cells)).toContainEqual(expect.objectContaining({ column, message }));
  });

  it('[IMPT-08] [IMPT-13] becomes the body of the create call', () => {
    expect(
      consignment({
        ...goodCells,
        requestedPickupDate: '30/11/2026',
        requestedDeliveryDate: '2026-12-02',
        senderReference: 'PO-1',
        senderNotes: 'Ring the bell\nat gate 2',
        receiverReference: 'GRN 1',
        salesReference: 'SO-1',
        length: '1.2',
        width: '1',
        height: '1.2',
        volume: '2.88',
        weight: '500',
        unNumber: '1263',
        dgClass: '3',
        hireProvider: 'chep',
        hireUnit: 'pallet',
        hireQuantity: '2',
        exportCertificate: 'NZL2026/1',
      }),
    ).toStrictEqual({
      accountId: 'account-north',
      serviceType: 'GENERAL',
      requestedPickupDateTimeUtc: '2026-11-29T11:00:00Z',
      requestedDeliveryDate: '2026-12-01T11:00:00Z',
      senderParticipantId: 'participant-AKL1',
      senderParticipant: null,
      receiverParticipantId: 'participant-WGN1',
      receiverParticipant: null,
      ...mapTexts(() => null),
      senderReference: 'PO-1',
      notes: 'Ring the bell\nat gate 2',
      receiverReference: 'GRN 1',
      salesReference: 'SO-1',
      lineItems: [
        {
          description: 'Flat-packed kitchen',
          packagingType: 'PALLET',
          length: 1.2,
          width: 1,
          height: 1.2,
          count: 2,
          volume: 2.88,
          weight: 500,
          dangerousGoods: { unNumber: '1263', class: '3', subsidiaryClass1: null, subsidiaryClass2: null },
        },
      ],
      hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL2026/1' } }],
    });
  });

  it('[DGDC-04] has the quantity of dangerous goods if the file has it, and its problems stand in its columns', () => {
    const goods = { unNumber: '1263', dgClass: '3', dgQuantity: '12.5', dgUnit: 'l' };
    expect(consignment({ ...goodCells, ...goods })).toMatchObject({
      lineItems: [{ dangerousGoods: { quantity: 12.5, quantityUnit: 'L' } }],
    });
    expect(problemsWith({ ...goods, dgUnit: '' })).toMatchObject([
      { id: 'DGDC-01', column: 'dgUnit', message: 'Choose L or kg' },
    ]);
  });

  it('[DGDC-09] has flash point, marine pollutant and limited quantities of dangerous goods if the file has them', () => {
    const goods = { unNumber: '1263', dgClass: '3', dgFlashPoint: '-5', dgMarinePollutant: 'YES' };
    const [item] = consignment({ ...goodCells, ...goods, dgLimitedQuantities: 'no' }).lineItems;
    expect(item?.dangerousGoods).toMatchObject({ flashPoint: -5, marinePollutant: true });
    expect(item?.dangerousGoods).not.toHaveProperty('limitedQuantity');
    const undeclared = { ...goodCells, dgMarinePollutant: 'No', dgLimitedQuantities: 'No' };
    expect(consignment(undeclared)).toMatchObject({ lineItems: [{ dangerousGoods: null }] });
    expect(problemsWith({ ...goods, dgFlashPoint: '301' })).toMatchObject([
      { id: 'DGDC-02', column: 'dgFlashPoint', message: 'Enter whole °C from -100 to 300' },
    ]);
    expect(problemsWith({ ...goods, dgLimitedQuantities: 'some' })).toMatchObject([
      {
        id: 'DGDC-09',
        column: 'dgLimitedQuantities',
        message: 'DG Limited Quantities "some" is invalid',
        suggestions: ['Yes', 'No'],
      },
    ]);
    expect(problemsWith({ dgLimitedQuantities: 'Yes' })).toMatchObject([
      { column: 'unNumber' },
      { column: 'dgClass' },
    ]);
  });

  it('[IMPT-08] may have no freight yet, as a Draft may', () => {
    expect(consignment(bareCells)).toMatchObject({ lineItems: [], hireage: [], consignmentFlags: [] });
  });

  it('[IMPT-03] checks the contact that the service type requires where it is known', () => {
    const contact = { phone: null, email: null };
    const sites = importContext.lookups.sites.map((each) => ({ ...each, contact }));
    const needs = { ...defaultOrganisationSettings, contactDetailsRequired: 'ONE' } as const;
    const context: ImportContext = {
      ...importContext,
      serviceTypeSettings: new Map([['GENERAL', needs]]),
      lookups: { ...importContext.lookups, sites },
    };
    expect(problemsWith({}, context)).toMatchObject([
      { column: 'senderSite', message: 'Value is required' },
      { column: 'receiverSite' },
    ]);
  });
});

describe('freight and hireage', () => {
  it.each([
    [{ freightDescription: '' }, 'Freight Description is required', []],
    [{ packagingType: '' }, 'Packaging Type is required', []],
    [{ packagingType: 'PALET' }, 'Packaging Type "PALET" not found', ['PALLET']],
    [{ quantity: '' }, 'Quantity is required', []],
    [{ quantity: '1.5' }, 'Quantity "1.5" is invalid', []],
    [{ quantity: '-1' }, 'Quantity "-1" is invalid', []],
    [{ volume: '-0.5' }, 'Volume "-0.5" is invalid', []],
    [{ weight: '1,250.5' }, 'Weight "1,250.5" is invalid', ['1250.5']],
    [{ volume: '1,44' }, 'Volume "1,44" is invalid', ['1.44']],
    // A unit stays, or is left to the user.
    [{ width: '1,200 mm' }, 'Width "1,200 mm" is invalid', ['1200 mm']],
    [{ volume: '1,5 m³' }, 'Volume "1,5 m³" is invalid', ['1.5 m³']],
    [{ weight: '1 250kg' }, 'Weight "1 250kg" is invalid', ['1250kg']],
    [{ weight: '12 lb' }, 'Weight "12 lb" is invalid', []],
    [{ weight: '25 kg each' }, 'Weight "25 kg each" is invalid', []],
    [{ weight: '$25' }, 'Weight "$25" is invalid', []],
    [{ length: '6 ft' }, 'Length "6 ft" is invalid', []],
    [{ length: '4 mm' }, 'Length "4 mm" is invalid', []],
    [{ weight: '50 cm' }, 'Weight "50 cm" is invalid', []],
    [{ volume: '200 l' }, 'Volume "200 l" is invalid', []],
    [{ quantity: '2 t' }, 'Quantity "2 t" is invalid', []],
    // A measure below 0 is not stored as 0.
    [{ length: '-0.001' }, 'Length "-0.001" is invalid', []],
    [{ width: '-0.004' }, 'Width "-0.004" is invalid', []],
    [{ volume: '-0.00001' }, 'Volume "-0.00001" is invalid', []],
    [{ weight: '-0.001' }, 'Weight "-0.001" is invalid', []],
  ] as const)('[IMPT-04] [IMPT-31] [FRGT-30] %j: %s', (cells, message, suggestions) => {
    const [[column, value] = []] = Object.entries(cells);
    expect(problemsWith(cells)).toMatchObject([{ row: 2, column, value, message, suggestions }]);
  });

  it.each([
    [{ weight: '25 kg' }, { weight: 25 }],
    [{ weight: '1.25T' }, { weight: 1250 }],
    [{ weight: '500g' }, { weight: 0.5 }],
    [{ volume: '1.2 m3' }, { volume: 1.2 }],
    [{ length: '50cm' }, { length: 0.5 }],
    [{ width: '1200 mm' }, { width: 1.2 }],
    [{ height: '2 m' }, { height: 2 }],
  ])('[IMPT-31] %j is read as %j', (cells, read) => {
    expect(consignment({ ...goodCells, ...cells }).lineItems).toMatchObject([read]);
  });

  it('[IMPT-04] [IMPT-15] blank volume and weight are the default times quantity', () => {
    expect(consignment({ ...goodCells, quantity: '3' }).lineItems).toMatchObject([
      { volume: 4.32, weight: 750 },
    ]);
    expect(consignment({ ...goodCells, quantity: '3', weight: '10' }).lineItems).toMatchObject([
      { volume: 4.32, weight: 10 },
    ]);
  });

  it('[IMPT-04] without a default, volume comes from the sides and weight is required', () => {
    const loose = { packagingType: 'LOOSE' };
    expect(problemsWith(loose).map(({ message }) => message)).toEqual([
      'Volume is required',
      'Weight is required',
    ]);
    const sides = { ...goodCells, ...loose, weight: '5', length: '1', width: '0.5', height: '0.5' };
    expect(consignment(sides).lineItems).toMatchObject([{ volume: 0.5 }]);
  });

  it('[IMPT-14] accepts 0 and raises volume and weight; the server decides about the count', () => {
    const zero = { ...goodCells, quantity: '0', volume: '0', weight: '0' };
    expect(consignment(zero).lineItems).toMatchObject([{ count: 0, volume: 0.0001, weight: 0.01 }]);
    expect(consignment({ ...zero, quantity: '1000' }).lineItems).toMatchObject([{ count: 1000 }]);
    // Hireage of 0 is not sent.
    const none = { hireProvider: 'CHEP', hireUnit: 'PALLET', hireQuantity: '0' };
    expect(consignment({ ...goodCells, ...none }).hireage).toEqual([]);
  });

  const hired = { hireProvider: 'CHEP', hireUnit: 'PALLET', hireQuantity: '2' };
  it.each([
    [{ ...hired, hireProvider: 'CHAP' }, 'hireProvider', 'Hire Provider "CHAP" not found', ['CHEP']],
    [{ ...hired, hireUnit: 'CRATE' }, 'hireUnit', 'Hire Unit "CRATE" not found', []],
    [{ ...hired, hireProvider: '' }, 'hireProvider', 'Hire Provider is required', []],
    [{ ...hired, hireUnit: '' }, 'hireUnit', 'Hire Unit is required', []],
    [{ ...hired, hireQuantity: '' }, 'hireQuantity', 'Hire Quantity is required', []],
    [{ ...hired, hireQuantity: 'two' }, 'hireQuantity', 'Hire Quantity "two" is invalid', []],
    [{ ...hired, hireQuantity: '1000' }, 'hireQuantity', 'Quantity must be a whole number from 1 to 999', []],
  ] as const)('[IMPT-05] %j: %s', (cells, column, message, suggestions) => {
    expect(problemsWith(cells)).toMatchObject([{ column, message, suggestions }]);
  });

  it('[IMPT-04] [IMPT-05] refuses what the provider does not offer, and needs no more than it asks for', () => {
    const optional = settings({ freightItemDescriptionOptional: true });
    expect(problemsWith({ freightDescription: '' }, optional)).toEqual([]);
    const off = settings({ hireageEnabled: false, dangerousGoodsEnabled: false });
    const context = { ...off, flags: { ExportConsignments: false } };
    const cells = { ...hired, unNumber: '1263', dgClass: '3', exportCertificate: 'NZL1' };
    expect(problemsWith(cells, context).map(({ column }) => column)).toEqual([
      'unNumber',
      'hireUnit',
      'exportCertificate',
    ]);
  });
});
