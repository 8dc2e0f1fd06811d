// Runs in the measured pages: records, for each pointer move, the time from its first listener to the first task after its frame.
globalThis.moveTimes = [];
window.addEventListener(
  'pointermove',
  () => {
    const start = performance.now();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => globalThis.moveTimes.push(performance.now() - start);
      channel.port2.postMessage(null);
    });
  },
  true,
);
