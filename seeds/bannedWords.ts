// What an installation begins with: a few coarse words of abuse that no scenario needs. Who runs it makes the list their own with
// `npm run admin -- banned-words`. Written folded (small letters, hiragana), since this stands apart from src.
export const BANNED_WORDS = [
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
