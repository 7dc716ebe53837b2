import { parsed, joinPath, parseFailed, type Parsed, type Problem } from '../problem.js';

/** The flags this product knows (PLAT-06). */
export const featureFlagNames = ['DeliveryBookings', 'DeliveryExtras', 'ExportConsignments'] as const;

export type FeatureFlagName = (typeof featureFlagNames)[number];

export type FeatureFlags = Readonly<Record<FeatureFlagName, boolean>>;

/** Every flag off, which is also what a flag that is not listed means (PLAT-06). */
export const defaultFeatureFlags: FeatureFlags = {
  DeliveryBookings: false,
  DeliveryExtras: false,
  ExportConsignments: false,
};

/**
 * Reads the list of flagName and typedFlagValue (PLAT-06). Any flag whose value is no boolean, known or not, is a
 * problem that names it (PLAT-18); an unknown flag that is a boolean is ignored. The value itself is never repeated.
 *
 * @example parseFeatureFlags([{ flagName: 'DeliveryExtras', typedFlagValue: true }])
 */
export function parseFeatureFlags(list: unknown): Parsed<FeatureFlags> {
  if (!Array.isArray(list)) return parseFailed(problem('', 'Feature flags must be a list'));
  const problems: Problem[] = [];
  const flags = { ...defaultFeatureFlags };
  list.forEach((entry: unknown, index) => {
    const { flagName, typedFlagValue } = toFlagEntry(entry);
    if (typeof flagName !== 'string') {
      problems.push(problem(joinPath(index, 'flagName'), 'A feature flag has no name'));
    } else if (typeof typedFlagValue !== 'boolean') {
      const message = `The feature flag "${flagName}" must be true or false`;
      problems.push(problem(joinPath(index, 'typedFlagValue'), message));
    } else if (isFeatureFlagName(flagName)) {
      flags[flagName] = typedFlagValue;
    }
  });
  return problems.length > 0 ? parseFailed(...problems) : parsed(flags);
}

export function isFeatureFlagName(name: string): name is FeatureFlagName {
  return (featureFlagNames as readonly string[]).includes(name);
}

function toFlagEntry(entry: unknown): { flagName?: unknown; typedFlagValue?: unknown } {
  return typeof entry === 'object' && entry !== null ? entry : {};
}

function problem(path: string, message: string): Problem {
  return { id: 'PLAT-06', path, message };
}
