/** `bookDelivery`, `BookDelivery` and `book-delivery` have the words book and delivery. */
function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

export function toKebabCase(name: string): string {
  return splitWords(name).join('-');
}

export function toPascalCase(name: string): string {
  return splitWords(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** "Delivery schedule" */
export function toSentenceCase(name: string): string {
  const text = splitWords(name).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
