import { parsed, joinPath, parseFailed, type Parsed, type Problem } from '../problem.js';

/** The known feature flags (PLAT-06). */
export const featureFlagNames = ['DeliveryBookings', 'DeliveryExtras', 'ExportConsignments'] as const;

export type FeatureFlagName = (typeof featureFlagNames)[number];

export type FeatureFlags = Readonly<Record<FeatureFlagName, boolean>>;

/** Every flag off; a flag missing from the list is off too (PLAT-06). */
export const defaultFeatureFlags: FeatureFlags = {
  DeliveryBookings: false,
  DeliveryExtras: false,
  ExportConsignments: false,
};

/**
 * Parses the list of flagName and typedFlagValue (PLAT-06). A flag with a non-boolean value, known or not, is a problem
 * that names the flag but never the value (PLAT-18). Unknown boolean flags are ignored.
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
