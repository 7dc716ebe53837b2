const oldest = [20, 19];
/** Vite needs what 20 has from 20.19 on, 22 from 22.12 on, and 21 never had. */
const oldestAfter = [22, 12];

const isAtLeast = ([major = 0, minor = 0], [leastMajor, leastMinor]) =>
  major > leastMajor || (major === leastMajor && minor >= leastMinor);

/** One clear line when this Node is too old; nothing newer than Node 14 may stand in this file. */
export function isNodeNewEnough(version = process.versions.node) {
  const parts = version.split('.').map(Number);
  return isAtLeast(parts, parts[0] === oldest[0] ? oldest : oldestAfter);
}

export function nodeTooOld(version = process.versions.node) {
  return `Consign needs Node 24, or at least ${oldestAfter.join('.')} or ${oldest.join('.')}, and this is ${version}. Install a newer one from https://nodejs.org and try again.`;
}
