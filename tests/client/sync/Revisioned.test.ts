import { describe, expect, test } from 'vitest';
import { type Merging, Revisioned } from '#client/sync/Revisioned.ts';

/** A text that is merged as a whole: both sides changed it differently, or only one did. */
const TEXT: Merging<string, string> = {
  isSame: (one, other) => one === other,
  merge: (base, mine, theirs) => {
    const isConflict = mine !== base && theirs !== base && mine !== theirs;
    return isConflict
      ? { base, mine, conflicts: [theirs] }
      : { base: theirs, mine: mine === base ? theirs : mine, conflicts: [] };
  },
  rebase: (base, sent, theirs) => (sent.includes(theirs) ? theirs : base),
};
const document = (mostSent?: number) => Revisioned.of({ ...TEXT, ...(mostSent && { mostSent }) }, 'a', 1);

describe('A document under a revision', () => {
  test('lacks nothing on the server until it is edited, and nothing after it was stored', () => {
    expect(document().isUnsent).toBe(false);
    const edited = document().edited('b');
    expect(edited.isUnsent).toBe(true);
    expect(edited.isSendable).toBe(true);
    const stored = edited.sending('b').stored('b', 2);
    expect(stored).toMatchObject({ mine: 'b', base: 'b', theirs: 'b', revision: 2, from: 2, sent: [] });
    expect(stored.isUnsent).toBe(false);
  });

  test('may be on the server with a value that was sent and undone before it was answered', () => {
    expect(document().edited('b').sending('b').edited('a').isUnsent).toBe(true);
  });

  test.each([2, 1])('a late answer of a save is no news, and what is under way stays known: revision %i', (late) => {
    const before = document().edited('b').sending('b').received('b', 2).edited('c').sending('c');
    expect(before.stored('b', late)).toBe(before);
    // The answer about c is lost; it is known as one's own when it is read.
    expect(before.edited('d').received('c', 3).conflicts).toEqual([]);
  });

  test('remembers each value that was sent once, the newest ones', () => {
    const sent = (most?: number) => ['b', 'c', 'b', 'd'].reduce((now, one) => now.sending(one), document(most)).sent;
    expect(sent()).toEqual(['c', 'b', 'd']);
    expect(sent(2)).toEqual(['b', 'd']);
  });

  test('forgets a value that was refused, and no other', () => {
    expect(document().sending('b').sending('c').refused('b').sent).toEqual(['c']);
  });

  test('names the revision before a conflict until the author has decided', () => {
    const torn = document().edited('b').received('c', 2);
    expect(torn).toMatchObject({ base: 'a', mine: 'b', theirs: 'c', revision: 2, from: 1, conflicts: ['c'] });
    expect(torn.isSendable).toBe(false);
    expect(torn.decided('c', 'b')).toMatchObject({ base: 'c', mine: 'b', from: 2, conflicts: [] });
  });

  test('stays the same at another revision, which tells that nothing else of it was stored', () => {
    expect(document().edited('b').sending('b').at(2)).toMatchObject({ mine: 'b', theirs: 'a', revision: 2, sent: [] });
  });

  test('finds what was sent and kept across a reload among what the server has now', () => {
    const kept = { base: 'a', mine: 'c', sent: ['b'] };
    const opened = Revisioned.of(TEXT, 'b', 2, kept);
    expect(opened).toMatchObject({ base: 'b', mine: 'c', theirs: 'b', conflicts: [], sent: ['b'] });
    expect(Revisioned.of(TEXT, 'd', 2, kept).conflicts).toEqual(['d']);
  });
});
