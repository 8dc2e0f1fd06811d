// The initial list of an installation: coarse insults that no scenario needs. Operators replace it with `npm run admin -- banned-words`.
// Written folded (lower case, hiragana), because this file is independent of src. Japanese words also match inside of other words, so only
// those are listed that are part of none: tests/domain/text/innocentWords.ts has the words that must not match.

/** The initial list before it grew; a migration adds the rest to a list that is still equal to this one. */
export const FIRST_BANNED_WORDS = [
  '馬鹿野郎',
  '糞野郎',
  'くそったれ',
  'くたばれ',
  'ぶっ殺す',
  'asshole',
  'bullshit',
  'dumbass',
  'jackass',
  'shithead',
] as const;

export const ADDED_BANNED_WORDS = [
  ...['くそ野郎', 'ばか野郎', '糞ったれ', 'くそばばあ', 'くそじじい', '糞ばばあ', '糞じじい', 'くそがき', '糞餓鬼'],
  ...['くそくらえ', '糞食らえ', '糞喰らえ', '死にやがれ', 'ぶち殺す', 'ぶっ殺して', 'ぶち殺して', '死に晒せ'],
  ...['arsehole', 'arseholes', 'asshat', 'assholes', 'bullshitter', 'cocksucker', 'cocksuckers', 'cunt', 'cunts'],
  ...['dickhead', 'dickheads', 'dumbasses', 'fuck', 'fucked', 'fucker', 'fuckers', 'fucking', 'jackasses'],
  ...['motherfucker', 'motherfuckers', 'motherfucking', 'nigger', 'niggers', 'shitface', 'shitheads', 'twat', 'wanker'],
  ...['wankers'],
] as const;

export const BANNED_WORDS = [...FIRST_BANNED_WORDS, ...ADDED_BANNED_WORDS] as const;
