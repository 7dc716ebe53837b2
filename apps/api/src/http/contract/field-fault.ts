/** Fields that can change the prototype of an object that they are copied to. */
const POISONING = new Set(['__proto__', 'constructor']);

/**
 * What is wrong with the fields of a valid JSON text: an object has one twice, of which JSON.parse would keep the last
 * without a word, or one that changes a prototype; null if nothing is.
 */
export function findFieldFault(text: string): string | null {
  /** The fields of the objects around this place; null for a list. */
  const around: (Set<string> | null)[] = [];
  let isNameNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') {
      around.push(character === '{' ? new Set() : null);
      isNameNext = true;
    } else if (character === '}' || character === ']') {
      around.pop();
    } else if (character === ',') {
      isNameNext = true;
    } else if (character === '"') {
      const end = findStringEnd(text, at);
      const fields = isNameNext ? around.at(-1) : null;
      if (fields) {
        const name = readName(text, at, end);
        if (fields.has(name)) return `An object has the field ${JSON.stringify(name)} twice`;
        if (POISONING.has(name)) return `A field can't be called ${JSON.stringify(name)}`;
        fields.add(name);
      }
      isNameNext = false;
      at = end;
    }
  }
  return null;
}

function readName(text: string, start: number, end: number): string {
  const name = text.slice(start + 1, end);
  return name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name;
}

function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}
