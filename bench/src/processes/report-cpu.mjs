// Preloaded into a measured process. Reports its CPU time, in microseconds, to the parent.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
