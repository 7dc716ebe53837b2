import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildWorkshop, type BuiltWorkshop } from './built-workshop.js';

/** Tables, bold, headings, links and lists as they are typed. */
const rawMarkdown = /^\s*\|.*\||\*\*\S|^#{1,6} |\]\(\S+\)|^\s*[-*] \S/mu;

const headings = ['When to use it', 'When not', "Do and don't", 'Keyboard', 'Accessibility'];

describe('a page of the workshop', () => {
  let workshop: BuiltWorkshop;

  beforeAll(async () => {
    workshop = await buildWorkshop();
  }, 300_000);
  afterAll(() => workshop.close());

  it('shows no Markdown as it was typed', async () => {
    const pages = workshop.entries.filter(({ tags }) => tags.includes('unattached-mdx'));
    const found: string[] = [];
    for (const entry of pages) {
      await workshop.open(entry);
      const text = await readText(workshop);
      const raw = rawMarkdown.exec(text)?.[0];
      if (raw !== undefined) found.push(`${entry.title}: ${raw}`);
    }
    expect(pages.length).toBeGreaterThan(3);
    expect(found).toEqual([]);
  });

  it('of a component says when to use it, shows how, names keys and accessibility, and fits a phone', async () => {
    const pages = workshop.entries.filter(
      ({ title, id }) => title.startsWith('Components/') && id.endsWith('--docs'),
    );
    const found: string[] = [];
    for (const entry of pages) {
      await workshop.open(entry);
      const shown = await workshop.page.locator('h2').allTextContents();
      const missing = headings.filter((heading) => !shown.includes(heading));
      if (missing.length > 0) found.push(`${entry.title}: ${missing.join(', ')}`);
      const isWide = await workshop.page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      if (isWide) found.push(`${entry.title} scrolls sideways`);
    }
    expect(pages.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });
});

/** The text of the page without its stories and code. */
function readText({ page }: BuiltWorkshop): Promise<string> {
  return page.locator('#storybook-docs').evaluate((root) => {
    for (const each of root.querySelectorAll('.sb-story, pre')) each.remove();
    return root instanceof HTMLElement ? root.innerText : '';
  });
}
