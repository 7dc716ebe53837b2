/** A list of regions, or the name of a group of them. */
export type NamedRegions = string | readonly string[];

export type RegionGroups = Readonly<Record<string, readonly string[]>>;

/** The regions of a list, or of a group of the file. */
export function listRegions(named: NamedRegions, groups: RegionGroups): readonly string[] {
  return typeof named === 'string' ? (groups[named] ?? []) : named;
}
