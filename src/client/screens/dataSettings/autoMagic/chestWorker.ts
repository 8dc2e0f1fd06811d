import { type ChestTest, openChests } from '#game/measure/autoMagic/openChests.ts';

// A thread of the browser that opens chests, so that the page goes on meanwhile and can end it.
addEventListener('message', ({ data }: MessageEvent<ChestTest>) => {
  const result = openChests(data, (opened) => postMessage({ opened }));
  postMessage({ result });
});
