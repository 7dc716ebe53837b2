import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { startScript } from './pages.js';

interface Policy {
  createHTML(text: string): string;
  createScript?: unknown;
  createScriptURL?: unknown;
}

/** The policies that the page's script makes. */
const policies: Record<string, Policy> = {};
runInNewContext(startScript, {
  window: { trustedTypes: { createPolicy: (name: string, policy: Policy) => (policies[name] = policy) } },
  document: { getElementById: () => ({ dataset: { contract: '/docs/consignment/reference.json' } }) },
  SwaggerUIBundle: () => undefined,
});
const { default: policy } = policies;

it.each([
  'A plain text & more',
  '&nbsp;',
  '<p>Every call carries a <code>token</code>.</p>\n<ul>\n<li>one</li>\n</ul>',
  '<a href="https://example.org/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">there</a>',
  '<table><thead><tr><th align="left">1 &lt; 2</th></tr></thead></table><hr><br />',
])('[PLAT-128] the reference shows the description %s', (text) => {
  expect(policy?.createHTML(text)).toBe(text);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">text</p>',
  '<p class="a"onclick="alert(1)">text</p>',
  '<a href="javascript:alert(1)">text</a>',
  '<a href="//elsewhere.example" onfocus="alert(1)">text</a>',
  '<<p>script>alert(1)</script>',
  '<svg><p></p></svg>',
  '<p',
  '<!-- text -->',
  '<P>text</P>',
])('[PLAT-128] the reference refuses the markup %s', (text) => {
  expect(() => policy?.createHTML(text)).toThrow('This markup is not allowed');
});

it('[PLAT-128] the reference makes no script of a text, and no other policy', () => {
  expect(Object.keys(policies)).toEqual(['default']);
  expect(policy).not.toHaveProperty('createScript');
  expect(policy).not.toHaveProperty('createScriptURL');
});
