const least = [20, 19];

/** One clear line when this Node is too old; nothing newer than Node 14 may stand in this file. */
export function isNodeNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > least[0] || (major === least[0] && minor >= least[1]);
}

export function nodeTooOld(version = process.versions.node) {
  return `Consign needs Node ${least.join('.')} or later, and this is ${version}. Install a newer one from https://nodejs.org and try again.`;
}
