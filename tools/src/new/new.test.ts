import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { readText } from '../repository/files.js';
import { temporaryRepository } from '../testing/temporary-repository.js';
import { planComponent } from './new-component.js';
import { planOperation } from './new-operation.js';
import { planScreen } from './new-screen.js';
import { applyPlan } from './plan.js';

const repository = (files: Record<string, string> = {}): string =>
  temporaryRepository({
    'openapi/consignment.yaml': `paths:
  /api/v2/consignments/{ref}/booking:
    post:
      operationId: bookDelivery
      x-register: [CALL-73, BOOK-02]
      responses: { '201': {}, '400': {} }
  /api/v1/slots:
    get: { operationId: listSlots, security: [], responses: { '200': {} } }
`,
    'apps/api/src/not-built.ts': "export const notBuilt = [\n  'listSlots',\n  'bookDelivery',\n];\n",
    'apps/api/src/operations.ts':
      "import { lookupOperations } from './lookups/index.js';\n\nexport const handlers = [\n  ...lookupOperations,\n];\n",
    'apps/api/src/lookups/index.ts':
      "import { getSite } from './get-site.js';\nimport { listStatuses } from './list-statuses.js';\n\nexport const lookupOperations: readonly RegisteredOperation[] = [\n  getSite,\n  listStatuses,\n];\n",
    'packages/ui/src/index.ts':
      "export { Card } from './Card/index.js';\nexport { Tag } from './Tag/index.js';\nexport { toastError } from './toast/index.js';\n",
    'apps/web/package.json': '{"name":"@consign/web","dependencies":{"react":"catalog:"}}',
    'apps/web/src/routes/_app/report.tsx':
      "import { Placeholder } from '@consign/ui';\n\nexport const Route = createFileRoute('/_app/report')({\n  ...screenOptions('report'),\n  component: Placeholder,\n});\n",
    ...files,
  });

describe('pnpm new operation', () => {
  test('writes a handler bound to its contract and a test of its first behaviour', () => {
    const root = repository();
    applyPlan(root, planOperation(root, 'bookDelivery', 'lookups/slots'));
    expect(readText(root, 'apps/api/src/lookups/slots/book-delivery.ts')).toContain(
      "import { operation } from '../../http/contract/operation.js';\n\nexport const bookDelivery = operation('consignment', 'bookDelivery', ",
    );
    const text = readText(root, 'apps/api/src/lookups/slots/book-delivery.test.ts');
    expect(text).toContain("it('[CALL-73] answers 201'");
    expect(text).toContain("api.post('/api/v2/consignments/TAS1000001/booking', {})");
    expect(readText(root, 'apps/api/src/not-built.ts')).not.toContain('bookDelivery');
    const index = readText(root, 'apps/api/src/lookups/index.ts');
    expect(index).toContain("import { bookDelivery } from './slots/book-delivery.js';");
    expect(index).toContain('listStatuses, bookDelivery');
  });

  test('starts a new resource and adds it to the list of all handlers', () => {
    const root = repository();
    applyPlan(root, planOperation(root, 'listSlots', 'bookings'));
    expect(readText(root, 'apps/api/src/bookings/list-slots.ts')).toContain(
      "import { publicOperation } from '../http/contract/operation.js';",
    );
    expect(readText(root, 'apps/api/src/bookings/index.ts')).toContain('bookingOperations');
    expect(readText(root, 'apps/api/src/operations.ts')).toBe(
      "import { bookingOperations } from './bookings/index.js';\nimport { lookupOperations } from './lookups/index.js';\n\nexport const handlers = [\n  ...lookupOperations,\n  ...bookingOperations,\n];\n",
    );
  });

  test('refuses an operation that no contract has, and one that is built', () => {
    expect(() => planOperation(repository(), 'sellDelivery', 'bookings')).toThrow('No contract in openapi/');
    const built = repository({ 'apps/api/src/not-built.ts': 'export const notBuilt = [];\n' });
    expect(() => planOperation(built, 'bookDelivery', 'bookings')).toThrow('it is built already');
  });
});

describe('pnpm new screen', () => {
  test('writes a package, the screen with its test, and binds it to its route', () => {
    const root = repository();
    applyPlan(root, planScreen(root, 'report'));
    expect(readText(root, 'packages/feature-report/src/ReportScreen.test.tsx')).toContain('describeScreen(');
    const route = readText(root, 'apps/web/src/routes/_app/report.tsx');
    expect(route).toContain("import { ReportScreen } from '@consign/feature-report';");
    expect(route).toContain('component: Report,');
    expect(JSON.parse(readText(root, 'apps/web/package.json'))).toMatchObject({
      dependencies: { '@consign/feature-report': 'workspace:*', react: 'catalog:' },
    });
    expect(() => planScreen(root, 'report')).toThrow('has a screen already');
  });

  test('refuses a route that does not exist', () => {
    expect(() => planScreen(repository(), 'nowhere')).toThrow(
      "No route in apps/web/src/routes/_app/ uses screenOptions('nowhere')",
    );
  });
});

describe('pnpm new component', () => {
  test('writes its folder and exports it in order', () => {
    const root = repository();
    applyPlan(root, planComponent(root, 'price-tag'));
    for (const name of [
      'PriceTag.tsx',
      'PriceTag.module.css',
      'PriceTag.stories.tsx',
      'PriceTag.test.tsx',
      'index.ts',
    ]) {
      expect(existsSync(path.join(root, 'packages/ui/src/PriceTag', name))).toBe(true);
    }
    expect(readText(root, 'packages/ui/src/index.ts').split('\n')[1]).toBe(
      "export { PriceTag } from './PriceTag/index.js';",
    );
  });

  test('never overwrites a file', () => {
    const root = repository({ 'packages/ui/src/PriceTag/PriceTag.test.tsx': 'mine' });
    expect(() => applyPlan(root, planComponent(root, 'PriceTag'))).toThrow('exists already');
    expect(existsSync(path.join(root, 'packages/ui/src/PriceTag/PriceTag.tsx'))).toBe(false);
  });
});
