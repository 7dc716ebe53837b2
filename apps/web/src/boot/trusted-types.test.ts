import { describe, expect, it } from 'vitest';

import { installTrustedTypes, requireSameOrigin, rejectMarkup } from './trusted-types.js';

describe('the default Trusted Types policy', () => {
  it('lets a style sheet through and refuses markup', () => {
    const css = ':root{--a: 1px} @media (width < 40em){a > b{color:red}}';
    expect(rejectMarkup(css)).toBe(css);
    for (const markup of ['<img src=x onerror=alert(1)>', 'a<script>', '</style>', '<!--', '<?x']) {
      expect(() => rejectMarkup(markup)).toThrow(TypeError);
    }
  });

  it('lets scripts of this origin through and refuses others', () => {
    const origin = 'https://tasman.example';
    expect(requireSameOrigin('/assets/worker.js', origin)).toBe('/assets/worker.js');
    for (const url of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,alert(1)']) {
      expect(() => requireSameOrigin(url, origin)).toThrow(TypeError);
    }
  });

  it('is installed as the default where the browser knows of it, and never fails where it does not', () => {
    const names: string[] = [];
    installTrustedTypes({
      location: { origin: 'https://tasman.example' },
      trustedTypes: { createPolicy: (name) => names.push(name) },
    });
    installTrustedTypes({ location: { origin: 'https://tasman.example' } });
    expect(names).toEqual(['default']);
  });
});
