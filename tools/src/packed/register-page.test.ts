import { beforeEach, expect, test } from 'vitest';

import { readRegister, type Register } from '../spec/register.js';
import { temporaryRepository } from '../testing/temporary-repository.js';
import {
  findNamedRows,
  findRegisterFaults,
  linkDeclarations,
  writeRegisterPage,
  writeRegisterTypes,
} from './register-page.js';

let all: Register['rows'] = new Map();
let named: Register['rows'] = new Map();
beforeEach(() => {
  const spec = [
    '| FRGT-01 | rule | A count is from 1 to 999. |',
    '| FRGT-05 | rule | A volume is rounded as FRGT-06 says; `POST /a/*/b`. |',
    '| FRGT-06 | rule | Half up. |',
  ];
  all = readRegister(temporaryRepository({ 'docs/spec/01-freight.md': spec.join('\n') })).rows;
  named = findNamedRows(['a volume (FRGT-05), PO-7781'], all);
});
const declared = "/** Reads m³ (FRGT-05), from `FRGT-01`. */\nexport declare const find: 'FRGT-01';\n";

test('[PLAT-262] a package has the rows that it names, and those that these name', () => {
  expect([...named.keys()]).toEqual(['FRGT-05', 'FRGT-06']);
  expect(writeRegisterTypes(named)).toContain(
    "/** A volume is rounded as {@link FRGT_06 | FRGT-06} says; `POST /a/*\\/b`. */\nexport type FRGT_05 = 'FRGT-05';",
  );
  expect(writeRegisterPage('domain', named)).toContain(
    '## FRGT-05\n\nA volume is rounded as [FRGT-06](#frgt-06) says',
  );
});

test('[PLAT-262] an ID in a comment of a declaration links to its row, once', () => {
  const linked = linkDeclarations(`${declared}//# sourceMappingURL=a.d.ts.map`, '../register.js', named);
  expect(linked).toBe(
    [
      '/** Reads m³ ({@link register.FRGT_05 | FRGT-05}), from `FRGT-01`. */',
      "export declare const find: 'FRGT-01';",
      "import type * as register from '../register.js';",
      '//# sourceMappingURL=a.d.ts.map',
    ].join('\n'),
  );
  expect(linkDeclarations(linked, '../register.js', named)).toBe(linked);
});

test('[PLAT-262] a link without its row, and a row without a link, are faults of a package', () => {
  const files = {
    'dist/a.d.ts': linkDeclarations(declared, './register.js', all),
    'dist/register.d.ts': writeRegisterTypes(all),
    'REGISTER.md': writeRegisterPage('domain', all),
  };
  const find = (changed: Record<string, string>) =>
    findRegisterFaults('domain', new Map(Object.entries({ ...files, ...changed })), all);
  expect(find({})).toEqual([]);
  expect(find({ 'dist/a.d.ts': declared })).toEqual([
    'domain: dist/a.d.ts names FRGT-05 without a link to its row',
  ]);
  expect(find({ 'REGISTER.md': writeRegisterPage('domain', new Map()) })).toContain(
    'domain: dist/a.d.ts links to FRGT_05, which the package does not have',
  );
});
