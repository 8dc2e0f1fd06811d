// Runs in the measured pages: tells, of the next key, how long it kept the page busy: its listeners, and the frame that
// answers it from its first listener to the first task after it. The wait for that frame is left out.
globalThis.keyWork = Promise.withResolvers();
let start = 0;
let listened = 0;
let frame;
const enterFrame = () => {
  frame ??= performance.now();
};
window.addEventListener(
  'keydown',
  () => {
    start = performance.now();
    frame = undefined;
    requestAnimationFrame(() => {
      enterFrame();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => globalThis.keyWork.resolve(listened + performance.now() - frame);
      channel.port2.postMessage(null);
    });
  },
  true,
);
for (const type of ['keydown', 'input']) {
  window.addEventListener(type, () => {
    listened = performance.now() - start;
  });
}
window.addEventListener('scroll', enterFrame, true);
