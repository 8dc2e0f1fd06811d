import { type ChestTest, openChests } from '#game/measure/autoMagic/openChests.ts';

// A web worker that opens chests, so that the page stays responsive and can cancel it.
addEventListener('message', ({ data }: MessageEvent<ChestTest>) => {
  const result = openChests(data, (opened) => postMessage({ opened }));
  postMessage({ result });
});
