// Laws loop over the code's own lists (calls, kinds, formats, text leaves). A landing tries one member of each sort, `npm run soak`
// tries them all.

/** The variable with which `npm run soak` asks for every member. */
export const WHOLE = 'TEST_WHOLE';

/** Whether this run tries every member of every law. */
export const isWhole = process.env[WHOLE] === 'true';

/** Returns the members that this run tries: all in `npm run soak`, else the first of each sort, in the order of the list. */
export function ofEachSort<Member>(members: readonly Member[], sortOf: (member: Member) => string): readonly Member[] {
  if (isWhole) return members;
  const firsts = new Map<string, Member>();
  for (const member of members) {
    const sort = sortOf(member);
    if (!firsts.has(sort)) firsts.set(sort, member);
  }
  return [...firsts.values()];
}
