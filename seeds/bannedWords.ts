// What an installation begins with: coarse words of abuse that no scenario needs. Who runs it makes the list their own with
// `npm run admin -- banned-words`. Written folded (small letters, hiragana), since this stands apart from src. Japanese words are found within
// others, so only those stand here that are part of none: tests/domain/text/innocentWords.ts has what must not be hit.

/** What the list began with until it grew; a migration adds the rest to a list that is still this one. */
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
