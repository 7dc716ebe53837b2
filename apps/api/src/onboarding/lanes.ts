import type { TenantFile } from './tenant-file.js';

/** A list of regions, or the name of a group of them. */
export type NamedRegions = string | readonly string[];

type RegionGroups = Readonly<Record<string, readonly string[]>>;

/** The regions of a list, or of a group of the file. */
export function listRegions(named: NamedRegions, groups: RegionGroups): readonly string[] {
  return typeof named === 'string' ? (groups[named] ?? []) : named;
}

type Lane = NonNullable<TenantFile['lanes']>[number];

/** Service days of one service type from one region to another; '' is every service type without a lane of its own. */
interface LaneDays {
  readonly from: string;
  readonly to: string;
  readonly service: string;
  readonly days: number;
}

/** Writes the lanes of a file out, region by region; of several for the same two regions, the last one counts. */
export function buildLanes(
  lanes: readonly Lane[],
  regions: readonly string[],
  groups: RegionGroups,
): LaneDays[] {
  const built = new Map<string, LaneDays>();
  for (const lane of lanes) {
    for (const service of lane.services ?? ['']) {
      for (const [from, to] of listPairs(lane, regions, groups)) {
        built.set(`${service}\n${from}\n${to}`, { from, to, service, days: lane.days });
      }
    }
  }
  return [...built.values()];
}

function listPairs(
  { within, between, from, to, bothWays }: Lane,
  regions: readonly string[],
  groups: RegionGroups,
) {
  const list = (named: NamedRegions) => listRegions(named, groups);
  if (within !== undefined) return list(within).map((name) => [name, name] as const);
  if (between !== undefined) {
    return cross(list(between), list(between)).filter(([first, second]) => first !== second);
  }
  const pairs = cross(list(from ?? regions), list(to ?? regions));
  return bothWays ? [...pairs, ...pairs.map(([first, second]) => [second, first] as const)] : pairs;
}

function cross(first: readonly string[], second: readonly string[]) {
  return first.flatMap((from) => second.map((to) => [from, to] as const));
}
