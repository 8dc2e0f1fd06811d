import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '#server/accounts/isCommonPassword.ts';
import { passwordSchema } from '#server/accounts/passwordSchema.ts';
import { newAuthor, registration } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { useServer } from '../../support/useServer.ts';

/** Passwords from the lists that attackers try first, those that are long enough. */
const COMMON =
  `1234567890 0987654321 12345678910 123456789a 1234567891 0123456789 1111111111 0000000000 9999999999 1212121212
  1231231231 1234512345 123123123a 987654321a qwertyuiop qwerty12345 qwerty123456 qwerty1234 qwertyui123 1qaz2wsx3edc
  1q2w3e4r5t q1w2e3r4t5 1q2w3e4r5t6y qazwsxedcrfv zaq12wsxcde3 asdfghjkl1 asdfghjkl; zxcvbnm123 asdfasdfasdf asdf1234asdf
  abcdefghij abcd123456 abc1234567 a123456789 aaaaaaaaaa password12 password123 password1234 Password123! P@ssw0rd123
  passw0rd123 p@ssword2024 passwordpassword mypassword1 Pa$$w0rd99 welcome123 welcome2024 Welcome2024! letmein1234
  iloveyou12 iloveyou123 iloveyou2 loveyou123456 sunshine123 princess123 football123 basketball baseball123 liverpool1
  manchester1 superman123 starwars123 trustno1trustno1 dragon123456 monkey123456 shadow123456 master123456 michael123
  jennifer12 elizabeth1 christopher chocolate1 butterfly1 administrator admin12345 administrator1 testtest123 changeme123
  california1 barcelona10 hello123456 sakura1234 tokyo2020!! naruto12345 doraemon123 pokemon12345 hanako1985 watashi1234
  minecraft123 facebook123 google12345 samsung1234 summer2023! winter2024!! !@#$%^&*() 147258369147 ｐａｓｓｗｏｒｄ１２３`
    .split(/\s+/)
    .filter((word) => word.length >= 9);

describe('A password', () => {
  test.each(COMMON)('that everybody tries first is one of the common: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test('of the commonest 3,000, and of all that are known, is never taken', () => {
    const listed = dictionary['passwords-common'];
    expect(listed.slice(0, 3000)).toHaveLength(3000);
    const taken = listed.filter((password) => passwordSchema.safeParse(password).success);
    expect(taken).toEqual([]);
    const long = listed.filter((password) => Array.from(password).length >= 10);
    expect(long.length).toBeGreaterThan(1500);
    for (const password of long) {
      for (const spelled of [password.toUpperCase(), ` ${password} `]) {
        expect(passwordSchema.safeParse(spelled).success, spelled).toBe(false);
      }
    }
  });

  test.each([
    'correct horse battery',
    'twelve quiet lanterns',
    '迷宮の地図を描く朝が来た',
    'めいきゅうのなかのひと',
    'v9!kQz@3LmPw',
    'kT7#rWq2xZ',
    '🐉🗡️🛡️🏰🔥🌙⭐🌊🍄🍣',
    'before\0after nul',
    'tall giraffes rarely sneeze',
    '8264019375',
    'zürich im nebel 7',
  ])('that is nobody else’s is none of them: %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test('is judged quickly, however long it is', () => {
    const start = performance.now();
    for (const long of [
      'a1'.repeat(50_000),
      'qwerty'.repeat(16_000),
      `password${'1'.repeat(100_000)}x`,
      'ab1!'.repeat(250),
    ]) {
      expect(passwordSchema.safeParse(long).success).toBe(false);
    }
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('A new password', () => {
  const server = useServer(sqlite);

  test.each([
    ['password1234', /common and easy to guess/, /よく使われている/],
    ['tsukiyo123456', /must not be your/, /と同じパスワード/],
    ['TSUKIYO@example.com', /must not be your/, /と同じパスワード/],
    ['author tsukiyo', /must not be your/, /と同じパスワード/],
  ])('is refused with the reason: %j', async (password, english, japanese) => {
    for (const [language, reason] of [
      ['en', english],
      ['ja', japanese],
    ] as const) {
      const { status, body } = await server()
        .rest.in(language)
        .post('register', { ...registration('tsukiyo'), password });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ password: [expect.stringMatching(reason)] });
    }
  });

  test('is the same however the keyboard composes its letters', async () => {
    await newAuthor(server().url, 'composer');
    const password = 'がらがらどん、橋を渡る';
    await server().rest.post('register', { ...registration('gara'), password: password.normalize('NFD') });
    const { status } = await server().rest.post('login', { login: 'gara', password: password.normalize('NFC') });
    expect(status).toBe(200);
  });
});
