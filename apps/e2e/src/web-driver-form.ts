import type { WebDriver } from './web-driver.js';

/** The field with a label that begins so. */
export const labelled = (label: string): string =>
  `//input[@id=//label[starts-with(normalize-space(.), '${label}')]/@for]`;

export const button = (name: string): string => `//button[normalize-space(.)='${name}']`;

/** Filters a select by typing, and takes the first option with the text, in any case of its first letter. */
export async function choose(driver: WebDriver, label: string, text: string): Promise<void> {
  await driver.click(labelled(label));
  await driver.type(labelled(label), text);
  await driver.click(`//*[@role='option'][contains(., '${text.slice(1)}')]`);
}
