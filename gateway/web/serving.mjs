/** What every server here needs of its process: settings that must be there, and an end that loses no request. */

export function required(name) {
  const value = process.env[name];
  if (!value) stop(`${name} is not set`);
  return value;
}

export function stop(problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

export function closeOnSignal(servers) {
  // Longer than the gateway keeps its idle connections, so that it never sends into one that is closing.
  for (const server of servers) server.keepAliveTimeout = 75_000;
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => {
      let open = servers.length;
      for (const server of servers) {
        server.close(() => --open === 0 && process.exit(0));
        server.closeIdleConnections();
      }
      setTimeout(() => process.exit(0), 10_000).unref();
    });
  }
}
