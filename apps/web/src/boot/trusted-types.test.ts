import { describe, expect, it } from 'vitest';

import { installTrustedTypes, requireSameOrigin, rejectMarkup } from './trusted-types.js';

describe('the default Trusted Types policy', () => {
  it('allows style sheets and rejects markup', () => {
    const css = ':root{--a: 1px} @media (width < 40em){a > b{color:red}}';
    expect(rejectMarkup(css)).toBe(css);
    for (const markup of ['<img src=x onerror=alert(1)>', 'a<script>', '</style>', '<!--', '<?x']) {
      expect(() => rejectMarkup(markup)).toThrow(TypeError);
    }
  });

  it('allows scripts of this origin and rejects others', () => {
    const origin = 'https://tasman.example';
    expect(requireSameOrigin('/assets/worker.js', origin)).toBe('/assets/worker.js');
    for (const url of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,alert(1)']) {
      expect(() => requireSameOrigin(url, origin)).toThrow(TypeError);
    }
  });

  it('is installed as the default policy if the browser supports it', () => {
    const names: string[] = [];
    installTrustedTypes({
      location: { origin: 'https://tasman.example' },
      trustedTypes: { createPolicy: (name) => names.push(name) },
    });
    installTrustedTypes({ location: { origin: 'https://tasman.example' } });
    expect(names).toEqual(['default']);
  });
});
