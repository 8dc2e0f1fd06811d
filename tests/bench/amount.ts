/** Whether every part runs once and small, to see that it still works, without judging any figure: `npm run bench -- --once`. */
export const isOnce = process.argv.includes('--once');

/** Returns how many of something a part measures: `whole` for figures, `once` to see that it works. */
export const amount = <Amount>(whole: Amount, once: Amount): Amount => (isOnce ? once : whole);
