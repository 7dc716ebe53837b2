// Plain entries: what a user can do now, without commit hashes or lists of updated dependencies.
module.exports = {
  getReleaseLine: async ({ summary }) => `\n- ${summary.trim().split(/\s*\n\s*/).join('\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
