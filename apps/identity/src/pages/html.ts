/** Markup that is safe to render: its values have been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

type Value = Html | string | number | undefined | readonly Html[];

function render(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escape(String(value));
}

/** Escapes every value except `Html`; omits `undefined`. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map((value) => render(value))));
}
