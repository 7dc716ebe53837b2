import {
  type ContractDocument,
  type OperationObject,
  type PathItem,
  lookUp,
  methods,
} from '../contract/document.js';
import { listOperations } from '../contract/operations.js';
import type { Entry } from './search.js';

/** The operations of a contract with one tag, which are a page of the reference. */
export interface TagPage {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** One for each operation; the fragment of its address is the viewer's own. */
  readonly calls: readonly Entry[];
}

/** The pages of a service's reference, in the order of its contract's tags. */
export function listTagPages(service: string, document: ContractDocument): readonly TagPage[] {
  const operations = listOperations(service, document).map((each) => ({
    ...each,
    operation: document.paths[each.path]?.[each.method] ?? {},
  }));
  return (document.tags ?? []).map(({ name, description = '' }) => {
    const url = `/docs/${service}/${name.toLowerCase().replaceAll(' ', '-')}`;
    const calls = operations
      .filter(({ operation }) => hasTag(operation, name))
      .map(({ operationId, method, path, operation }) => {
        const hint = `${method.toUpperCase()} ${path}`;
        const { summary = '', description: text = '', tags = [] } = operation;
        return {
          title: summary || operationId,
          hint,
          url: `${url}#/${encodeURIComponent(name)}/${operationId}`,
          text: [operationId, hint, summary, text, ...tags].join(' ').toLowerCase(),
        };
      });
    return { name, description, url, calls };
  });
}

/** The part of a contract that has a tag, with the components it names: the viewer takes seconds for all of it. */
export function pickTag(document: ContractDocument, tag: string): ContractDocument {
  const { paths, webhooks, components = {}, info, tags = [], ...rest } = document;
  const picked = { paths: pickItems(paths, tag), webhooks: pickItems(webhooks ?? {}, tag) };
  return {
    ...rest,
    info: { title: info.title, version: info.version },
    tags: tags.filter(({ name }) => name === tag),
    ...picked,
    components: { securitySchemes: components['securitySchemes'], ...findComponents(document, picked) },
  };
}

function hasTag({ tags: [first] = [] }: OperationObject, tag: string): boolean {
  return first === tag;
}

function pickItems(
  items: Readonly<Record<string, PathItem>>,
  tag: string,
): Readonly<Record<string, PathItem>> {
  const picked = Object.entries(items).map(([path, item]) => {
    const operations = methods.flatMap((method) => {
      const operation = item[method];
      return operation !== undefined && hasTag(operation, tag) ? [[method, operation] as const] : [];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return Object.fromEntries(picked.filter(([, item]) => Object.keys(item).length > 0));
}

/** The components that a part of the document names, and those named in them, by kind and name. */
function findComponents(document: ContractDocument, part: object): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const [, , kind = '', name = ''] = value.$ref.split('/');
      const ofKind = (found[kind] ??= {});
      if (!(name in ofKind)) {
        ofKind[name] = lookUp(document, `#/components/${kind}/${name}`);
        visit(ofKind[name]);
      }
    }
    Object.values(value).forEach(visit);
  };
  visit(part);
  return found;
}
