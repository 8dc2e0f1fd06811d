// Runs in the measured pages: measures the time from the beginning of something to the first task after the frame that shows it.
globalThis.untilShown = (begin, isDone) =>
  new Promise((resolve) => {
    const start = performance.now();
    const shown = () => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start);
      channel.port2.postMessage(null);
    };
    const look = () => requestAnimationFrame(isDone() ? shown : look);
    begin();
    look();
  });
