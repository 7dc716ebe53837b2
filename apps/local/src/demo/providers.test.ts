import { checkTenantBrand } from '@consign/domain/branding';
import { readBrandTexts } from '@consign/domain/settings';
import { expect, it } from 'vitest';

import { tenants } from './providers.js';

it.each(tenants.map(({ code, settings }) => [code, settings] as const))(
  '[PLAT-09] the demonstration tenant %s has a brand in its record on which text can be read',
  (_code, settings) => {
    expect(checkTenantBrand(readBrandTexts(settings))).toMatchObject({
      ok: true,
      value: { logoPath: expect.stringMatching(/^M/u) },
    });
  },
);
