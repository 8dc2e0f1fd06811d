import { bundleSizes } from '/work/mapgaps/tests/bench/bundleSizes.ts';

console.log(await bundleSizes());
