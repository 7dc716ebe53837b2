/** A page of a list, as the contracts have it. */
export interface Page<Item> {
  readonly currentPage: number;
  readonly pageCount: number;
  readonly results: readonly Item[];
  /** Makes the next page as cheap as the first, where the operation has it. */
  readonly nextPageKey?: string | null;
}

/** The query of a page; spread it into the query of the call. */
export interface PageQuery {
  readonly pageNumber: number;
  readonly pageKey?: string;
}

/**
 * Goes through the items of all pages, one page at a time.
 *
 * @example
 *   for await (const found of eachItem((query) => consignments.search(client, { siteIds }, { query }))) show(found.reference);
 */
export async function* eachItem<Item>(
  load: (query: PageQuery) => Promise<Page<Item>>,
): AsyncGenerator<Item, void> {
  let query: PageQuery = { pageNumber: 1 };
  for (;;) {
    const page = await load(query);
    yield* page.results;
    if (page.currentPage >= page.pageCount || page.results.length === 0) return;
    const pageNumber = page.currentPage + 1;
    const pageKey = page.nextPageKey ?? null;
    query = pageKey === null ? { pageNumber } : { pageNumber, pageKey };
  }
}
