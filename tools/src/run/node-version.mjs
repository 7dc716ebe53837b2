const oldest = 24;

/** Nothing newer than Node 14 may stand in this file: it says in one clear line that this Node is too old. */
export function isNodeNewEnough(version = process.versions.node) {
  return Number(version.split('.')[0]) >= oldest;
}

/** `script` is the command of package.json that was asked for. */
export function nodeTooOld(script, version = process.versions.node) {
  return `Consign needs Node ${oldest}, and this is ${version}. Install it from https://nodejs.org, or let npm bring it: npx -y -p node@${oldest} -p pnpm@12 pnpm ${script}`;
}
