import { afterEach, describe, expect, it } from 'vitest';

import { failure } from './failure.js';
import { showFailure } from './failure-page.js';

afterEach(() => document.body.replaceChildren());

const idle = async () => undefined;

function rootIn(body: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  body.append(root);
  return root;
}

describe('the failure page', () => {
  it('[PLAT-02] shows the failure and retries once when clicked', async () => {
    const root = rootIn(document.body);
    let acted = 0;
    showFailure(root, failure('unknown-host'), async () => void (acted += 1));
    expect(root.querySelector('h1')?.textContent).toBe('Unknown address');
    expect(document.title).toBe('Unknown address · Consign');
    const button = root.querySelector('button');
    expect(button?.textContent).toBe('Retry');
    button?.click();
    button?.click();
    expect(acted).toBe(1);
  });

  it('[PLAT-02] [PLAT-18] has no Retry if retrying cannot help, names the invalid flag, and escapes markup', () => {
    const root = rootIn(document.body);
    showFailure(root, failure('insecure'), idle);
    expect(root.querySelector('button')).toBeNull();
    showFailure(
      root,
      failure('invalid-configuration', 'The feature flag "DeliveryExtras" must be true or false'),
      idle,
    );
    expect(root.textContent).toContain('The feature flag "DeliveryExtras" must be true or false');
    showFailure(root, failure('restarts', '<img src=x onerror=alert(1)>'), idle);
    expect(root.querySelector('img')).toBeNull();
  });
});
