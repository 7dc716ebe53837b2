const shapes = new WeakMap<Response, string>();

/** Notes the shape that the contract promises for a response, for unwrap. */
export function noteShape(response: Response, shape: string | undefined): void {
  if (shape !== undefined) shapes.set(response, shape);
}

/** Whether the contract allows a successful response without a body here; unknown calls may have none. */
export function canBeEmpty(response: Response): boolean {
  return shapes.get(response)?.endsWith('?') ?? true;
}

/**
 * Whether the value is a list where a list is promised, and otherwise has what answerShapes says. It isn't validated
 * deeper: the check is for answers that are something else, as from a proxy.
 */
export function hasPromisedShape(response: Response, value: unknown): boolean {
  const shape = shapes.get(response);
  if (shape === undefined) return true;
  if (shape === '[]') return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return shape.split(' ').every((part) => {
    const name = part.replace(/\W+$/u, '');
    return name === '' || isKind(part.slice(name.length), Reflect.get(value, name));
  });
}

function isKind(kind: string, value: unknown): boolean {
  if (kind === '[]') return Array.isArray(value);
  return kind === '{}' ? typeof value === 'object' && value !== null : value !== undefined && value !== null;
}
