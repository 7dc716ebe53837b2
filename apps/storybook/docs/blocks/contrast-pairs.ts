import { contrast, type Brand } from '@consign/domain/branding';
import { messageTones, surfaceColors, type Scheme } from '@consign/ui/tokens';

/** WCAG 2.2 AA: text, and the parts of a control that a user has to see. */
const TEXT = 4.5;
const GRAPHIC = 3;

export interface ContrastPair {
  readonly what: string;
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needs: number;
}

/** The pairs of colours that the screens put on each other, with their contrast. */
export function contrastPairs(brand: Brand, scheme: Scheme): readonly ContrastPair[] {
  const { page, surface, raised, hover, text, dimmed, link, focus } = surfaceColors(brand, scheme);
  const bar = brand.topBar[scheme];
  return [
    pair('Text on the page', text, page),
    pair('Text on a card', text, surface),
    pair('Text on a row under the pointer', text, hover),
    pair('Dimmed text on the page', dimmed, page),
    pair('Dimmed text on a card', dimmed, surface),
    pair('Dimmed text in a menu', dimmed, raised),
    pair('Link on the page', link, page),
    pair('Link on a card', link, surface),
    pair('White on a button', '#ffffff', brand.brand[6]),
    pair('White on a button under the pointer', '#ffffff', brand.brand[7]),
    pair('Text on the top bar', bar.text, bar.ground),
    pair('Dimmed text on the top bar', bar.dimmed, bar.ground),
    pair('Logo on the top bar', bar.mark, bar.ground, GRAPHIC),
    pair('Focus ring on the page', focus, page, GRAPHIC),
    pair('Focus ring on a card', focus, surface, GRAPHIC),
    pair('Error below a field', messageTones.error[scheme].text, surface),
  ];
}

function pair(what: string, ink: string, ground: string, needs = TEXT): ContrastPair {
  return { what, ink, ground, ratio: contrast(ink, ground), needs };
}
