// Runs in the measured pages: records when each callback of a frame, a timer or an idle moment runs, and what it waited for.
globalThis.callbackRuns = [];
for (const name of ['requestAnimationFrame', 'requestIdleCallback', 'setTimeout', 'setInterval']) {
  const original = globalThis[name];
  globalThis[name] = (callback, ...rest) => {
    const noted = (...values) => {
      const delay = name.startsWith('set') ? (rest[0] ?? 0) : 0;
      globalThis.callbackRuns.push({ name, delay, at: performance.now() });
      return callback(...values);
    };
    return original(noted, ...rest);
  };
}
