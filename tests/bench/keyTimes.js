// Runs in the measured pages: measures, for the next key, the time from its first listener to the first task after the frame that follows
// the change of the field.
globalThis.keyTime = Promise.withResolvers();
let start = 0;
window.addEventListener(
  'keydown',
  () => {
    start = performance.now();
  },
  true,
);
window.addEventListener('input', () => {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => globalThis.keyTime.resolve(performance.now() - start);
    channel.port2.postMessage(null);
  });
});
