/** Dangerous goods with their classes, on which segregation depends. */
export interface ClassifiedGoods {
  readonly unNumber: string;
  readonly class: string;
  readonly subsidiaryClass1?: string | null | undefined;
  readonly subsidiaryClass2?: string | null | undefined;
}

/**
 * The classes that must be kept apart from each class: "separated from" or more in the segregation table of the IMDG Code
 * (7.2.4), which means not in the same cargo transport unit. Each pair stands once, under the class that comes first.
 */
const keptApart: Readonly<Record<string, readonly string[]>> = {
  '1.1': ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8'],
  '1.3': ['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8'],
  '1.4': ['2.1', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.2', '7', '8'],
  '2.1': ['3', '4.2', '5.1', '5.2', '6.2', '7'],
  '2.2': ['6.2'],
  '2.3': ['3', '4.2', '5.2', '6.2'],
  '3': ['4.2', '5.1', '5.2', '6.2', '7'],
  '4.1': ['5.2', '6.2', '7'],
  '4.2': ['5.1', '5.2', '6.2', '7'],
  '4.3': ['5.1', '5.2', '6.2', '7'],
  '5.1': ['5.2', '6.2', '8'],
  '5.2': ['6.2', '7', '8'],
  '6.2': ['7', '8'],
  '7': ['8'],
};

/** Divisions that the table has in one row. */
const rows: Readonly<Record<string, string>> = { '1.2': '1.1', '1.5': '1.1', '1.6': '1.3' };

/** The row of a class in the table: `1.1D` is 1.1. */
function toRow(text: string): string {
  const division = /^\d(?:\.\d)?/u.exec(text.trim())?.[0] ?? '';
  return rows[division] ?? division;
}

function listClasses(goods: ClassifiedGoods): string[] {
  return [goods.class, goods.subsidiaryClass1, goods.subsidiaryClass2].flatMap((each) => each || []);
}

function mustBeApart(one: string, other: string): boolean {
  const [first, second] = [toRow(one), toRow(other)];
  return keptApart[first]?.includes(second) === true || keptApart[second]?.includes(first) === true;
}

/**
 * Sentences about dangerous goods of one consignment that may not travel together (DGDC-07): `UN 1263 (class 3) and UN
 * 1942 (class 5.1)`, each pair of UN numbers once. Subsidiary classes count too; the goods of one item are not compared
 * with themselves.
 */
export function findSegregations(goods: readonly ClassifiedGoods[]): readonly string[] {
  const found = new Set<string>();
  goods.forEach((one, index) => {
    for (const other of goods.slice(index + 1)) {
      const pair = listClasses(one)
        .flatMap((first) => listClasses(other).map((second) => [first, second] as const))
        .find(([first, second]) => mustBeApart(first, second));
      if (pair === undefined) continue;
      found.add(`UN ${one.unNumber} (class ${pair[0]}) and UN ${other.unNumber} (class ${pair[1]})`);
    }
  });
  return [...found];
}
