import type { ClientBrand } from '../clients.js';

const hexColor = /^#[0-9a-f]{6}$/i;

/** The product's default theme. */
export const productBrand: ClientBrand = {
  accent: '#2e62c9',
  bar: { light: '#ffffff', dark: '#181c22' },
  mark: {
    path: 'M12 1.5 21.5 7v10L12 22.5 2.5 17V7L12 1.5Zm0 3.2L6.6 7.8 12 10.9l5.4-3.1L12 4.7Zm-6.7 5.5v5.3l5.3 3v-5.2l-5.3-3.1Z',
    color: '#2e62c9',
  },
};

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or black; one of the two always reaches 4.5:1. */
export function textOn(color: string): string {
  const light = luminance(color);
  return 1.05 / (light + 0.05) >= 4.5 ? '#ffffff' : '#000000';
}

function validColorOr(color: string, fallback: string): string {
  return hexColor.test(color) ? color : fallback;
}

/** The page's only style sheet. Colours that aren't `#rrggbb` fall back to the product's, to prevent CSS injection. */
export function styleSheet(brand: ClientBrand): string {
  const accent = validColorOr(brand.accent, productBrand.accent);
  const bar = validColorOr(brand.bar.light, productBrand.bar.light);
  const darkBar = validColorOr(brand.bar.dark, productBrand.bar.dark);
  const mark = validColorOr(brand.mark.color, productBrand.mark.color);
  return `
:root {
  color-scheme: light dark;
  --accent: ${accent}; --on-accent: ${textOn(accent)};
  --bar: ${bar}; --on-bar: ${textOn(bar)}; --mark: ${mark};
  --page: #f2f4f9; --card: #ffffff; --line: #dadce0; --field: #696d74;
  --text: #16191e; --dim: #54585f; --focus: #2e62c9; --error: #b42318; --error-page: #fef3f2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12151b; --card: #181c22; --line: #33373e; --field: #73787f;
    --bar: ${darkBar}; --on-bar: ${textOn(darkBar)};
    --text: #e0e5ee; --dim: #a3a8b0; --focus: #73a3fc; --error: #ff9d92; --error-page: #33201f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--page); color: var(--text);
  font: 14px/1.5 "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
header {
  display: flex; align-items: center; gap: 8px; min-height: 56px; padding: 0 16px;
  color: var(--on-bar); background: var(--bar); border-bottom: 1px solid var(--line); font-size: 15px; font-weight: 600;
}
header svg { flex: none; color: var(--mark); }
header span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
main {
  width: calc(100% - 32px); max-width: 400px; margin: auto; padding: 32px; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; overflow-wrap: anywhere;
}
main.wide { max-width: 960px; margin: 24px auto; }
@media (max-width: 480px) { main { padding: 24px 16px; margin-top: 16px; } }
.product { margin: 0 0 8px; color: var(--dim); font-size: 13px; font-weight: 600; }
h1 { margin: 0 0 24px; font-size: 20px; line-height: 1.3; font-weight: 600; }
p { margin: 0 0 16px; }
label { display: block; margin: 0 0 4px; font-weight: 500; }
input {
  width: 100%; height: 40px; margin: 0 0 16px; padding: 0 12px; font: inherit; font-size: 16px;
  color: inherit; background: var(--card); border: 1px solid var(--field); border-radius: 4px;
}
input[aria-invalid="true"] { border-color: var(--error); }
.revealed { position: relative; }
.revealed input:has(+ :not([hidden])) { padding-right: 132px; }
#reveal {
  position: absolute; top: 4px; right: 4px; height: 32px; padding: 0 8px; font: inherit; font-size: 13px;
  color: var(--dim); background: none; border: 0; border-radius: 4px; cursor: pointer;
}
#reveal[hidden] { display: none; }
#reveal:hover { color: var(--text); }
.field-error { display: flex; gap: 4px; align-items: center; margin: -8px 0 16px; color: var(--error); font-size: 13px; }
.field-error svg { flex: none; }
.action {
  display: block; width: 100%; min-height: 40px; padding: 9px 16px; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 1px solid transparent; border-radius: 4px;
}
.action:hover { filter: brightness(1.08); }
.plain { color: var(--text); background: transparent; border-color: var(--field); }
form + .action, .action + .action, form + form { margin-top: 8px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.error {
  display: flex; gap: 8px; margin: 0 0 16px; padding: 8px 12px; color: var(--error);
  background: var(--error-page); border: 1px solid currentColor; border-radius: 4px;
}
.error svg { flex: none; margin-top: 2px; }
a { color: var(--focus); }
a.action { color: var(--on-accent); }
ul { margin: 0; padding: 0; list-style: none; }
form + ul { margin-top: 16px; }
li { padding: 12px 0; border-top: 1px solid var(--line); }
.dim { color: var(--dim); font-size: 13px; }
pre { margin: 16px 0; white-space: pre-wrap; font: inherit; }
.detail { margin: 16px 0 0; color: var(--dim); font-size: 12px; }
`;
}
