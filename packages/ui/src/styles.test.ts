import { describe, expect, it } from 'vitest';

import whole from '@mantine/core/styles.css?raw';
import fieldSheet from './Field/field.module.css?raw';
import forced from './forced-colors/forced-colors.css?raw';
import sheet from './styles.css?raw';

// The sources of this package, the features and the web app.
const sources = import.meta.glob<string>(
  ['../../*/src/**/*.tsx', '../../../apps/web/src/**/*.tsx', '!**/*.test.tsx', '!**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const mantineSheets = import.meta.glob<string>(
  ['../node_modules/@mantine/core/styles/*.css', '!../node_modules/@mantine/core/styles/*.layer.css'],
  { query: '?raw', import: 'default', eager: true },
);
/** The fields with a list whose highlighted option has the brand's colour. */
const fieldSheets = import.meta.glob<string>(['./SelectField/*.module.css', './SuggestField/*.module.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const styles = new Map(
  Object.entries(mantineSheets).map(([path, text]) => [/(\w+)\.css$/.exec(path)?.[1] ?? '', text]),
);
const listed = [...sheet.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(
  ([, name]) => name ?? '',
);

function mantineComponents(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names]) =>
    (names ?? '').split(',').map((name) => name.trim()),
  );
}

describe('the stylesheet', () => {
  it('includes the styles of every Mantine component in use', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(20);
    expect(styles.size).toBeGreaterThan(90);
    const missing = Object.entries(sources).flatMap(([file, source]) =>
      mantineComponents(source)
        .filter((name) => styles.has(name) && !listed.includes(name))
        .map((name) => `${name} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('[PLAT-41] outlines the highlighted option and menu entry, whose background alone is too faint', () => {
    const [, rule] =
      /data-combobox-selected\],\s*\[role='menuitem'\]:focus-visible \{([^}]*)\}/.exec(sheet) ?? [];
    expect(rule).toContain('outline: 2px solid var(--consign-focus)');
  });

  it('[PART-14] the second line of a highlighted option takes the colour of the first', () => {
    const hinted = Object.entries(fieldSheets).filter(([, css]) => css.includes('.hint {'));
    expect(hinted).toHaveLength(1);
    for (const [, css] of hinted)
      expect(css).toMatch(/\[data-combobox-selected\] \.hint \{\s*color: inherit;/);
  });

  it('[DATE-17] the placeholder of an invalid field stays grey', () => {
    expect(fieldSheet).toMatch(/\.input::placeholder \{\s*color: var\(--mantine-color-placeholder\);/);
  });

  it('[PLAT-40] forced colours mark selected, disabled and busy elements', () => {
    for (const selector of [
      "[role='tab'][aria-selected='true']",
      ':disabled',
      'data-combobox-selected',
      'progressbar',
    ]) {
      expect(forced).toContain(selector);
    }
    expect(forced).toContain('GrayText');
  });

  it('lists them in the order of Mantine’s own sheet, where later components override earlier ones', () => {
    const places = listed.map((name) => whole.indexOf(styles.get(name)?.trim() ?? name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
