import { expect, test } from '@playwright/test';

import { address } from '../src/addresses.js';
import { freight } from '../src/consignment-form.js';
import { password, users } from '../src/users.js';
import { startWebKit, type WebDriver } from '../src/web-driver.js';
import { button, choose, labelled } from '../src/web-driver-form.js';

/** Notes each text of the screen that says there is nothing, also one that is shown for a moment. */
const noteEmpty = `
  window.empty = [];
  new MutationObserver(() => {
    const [found] = /[^\\n]*of 0\\b.*/.exec(document.querySelector('main').innerText) ?? [];
    if (found !== undefined) window.empty.push(found);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });`;

test(
  '[PLAT-280] in WebKit a user signs in, sees the dashboard and the list, and saves a consignment',
  { tag: '@webkit' },
  async () => {
    const driver = await startWebKit(process.env['WEBKIT_DRIVER_PATH'] ?? '');
    try {
      await walk(driver);
    } finally {
      await driver.close();
    }
  },
);

async function walk(driver: WebDriver): Promise<void> {
  await driver.goTo(address('tasman'));
  await driver.type(labelled('Email'), users.manager);
  await driver.type(labelled('Password'), password);
  await driver.click(button('Sign in'));
  await driver.see("//main//h2[contains(., 'DIFOT')]");

  await driver.run(noteEmpty);
  await driver.click("//header//a[starts-with(@href, '/search')]");
  await driver.see("//main//a[starts-with(., 'TAS')]");
  expect(await driver.run('return window.empty')).toEqual([]);

  await driver.click("//a[contains(., 'New Consignment')]");
  await choose(driver, 'Service type', freight.serviceType);
  await choose(driver, 'Receiver site', freight.receiver);
  await choose(driver, 'Package type', freight.packageType);
  await driver.type(labelled('Description'), 'Seen in WebKit');
  await driver.type(labelled('Volume'), '0.12');
  await driver.type(labelled('Weight'), '12.5');
  await driver.click(`//form${button('Add item')}`);
  await driver.see("//td[contains(., 'Seen in WebKit')]");
  await driver.click(button('Save'));
  await expect.poll(() => driver.run<string>('return location.pathname')).toMatch(/^\/consignment\/TAS\d+$/);
}
