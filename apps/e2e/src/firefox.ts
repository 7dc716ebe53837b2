import type { Browser, Locator, Page } from '@playwright/test';

interface Session {
  send(method: string, parameters: object): Promise<unknown>;
}

/** Playwright's own side of a browser that speaks WebDriver BiDi; it has no public name. */
interface Inside {
  readonly _connection: { toImpl(part: unknown): { readonly _browserSession: Session } };
}

const MEDIA_FEATURES = 'emulation.setMediaFeaturesOverride';

/** Playwright sends this command for each page, and Firefox ESR does not know it yet: journeys see the system's features. */
export function leaveOutMediaFeatures(browser: Browser): void {
  const { _connection: connection } = browser as unknown as Inside;
  const { _browserSession: session } = connection.toImpl(browser);
  const sessions = Object.getPrototypeOf(session) as Session;
  const { send } = sessions;
  sessions.send = function (this: Session, method, parameters) {
    return method === MEDIA_FEATURES ? Promise.resolve({}) : send.call(this, method, parameters);
  };
}

/** React does not hear of a value that Playwright sets in Firefox: keys are typed instead. */
export function typeInsteadOfFilling(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  locators.fill = async function (this: Locator, text) {
    await this.focus();
    await this.press('ControlOrMeta+a');
    await this.press('Delete');
    await this.pressSequentially(text);
  };
}
