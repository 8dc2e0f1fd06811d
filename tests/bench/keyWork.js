// Runs in the measured pages: tells, of the next key, for how many milliseconds the page works to show what it does: in the task of
// the key and in the frame after it, without the wait between them.
globalThis.keyWork = Promise.withResolvers();
const next = (told) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = told;
  channel.port2.postMessage(null);
};
window.addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Control') return;
    const start = performance.now();
    let task = 0;
    next(() => {
      task = performance.now() - start;
    });
    requestAnimationFrame(() => {
      const frame = performance.now();
      next(() => globalThis.keyWork.resolve(task + performance.now() - frame));
    });
  },
  true,
);
