import { describe, expect, test } from 'vitest';
import { ConfigError, isHttps, readConfig } from '#server/config.ts';

const mistakesOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
};

describe('The configuration', () => {
  test('of an environment that says nothing, or says it with empty text', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 3000,
      dataDir: 'data',
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      apiUrl: undefined,
      allowedOrigins: [],
      smtpUrl: undefined,
      mailFrom: undefined,
      adminSiteUrl: undefined,
      contact: undefined,
      platform: undefined,
      metricsPort: undefined,
      trustProxy: false,
      stopDelay: 5,
      hasSample: true,
      logLevel: 'info',
    };
    expect(readConfig({})).toEqual(defaults);
    const names = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(defaults);
  });

  test.each([
    ['HOST', '::', { host: '::', publicUrl: 'http://[::]:3000' }],
    ['HOST', 'meikyu.example.com', { publicUrl: 'http://meikyu.example.com:3000' }],
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535, publicUrl: 'http://127.0.0.1:65535' }],
    ['DATA_DIR', '/var/lib/meikyu', { dataDir: '/var/lib/meikyu' }],
    ['DATABASE_URL', 'mysql://me:p%40ss@db/meikyu', { databaseUrl: 'mysql://me:p%40ss@db/meikyu' }],
    ['PUBLIC_URL', 'https://meikyu.example.com/', { publicUrl: 'https://meikyu.example.com' }],
    ['SMTP_URL', 'smtps://mail.example.com:465', { smtpUrl: 'smtps://mail.example.com:465' }],
    ['MAIL_FROM', 'meikyu@example.com', { mailFrom: 'meikyu@example.com' }],
    ['ADMIN_SITE_URL', 'https://admin.example.com/x', { adminSiteUrl: 'https://admin.example.com/x' }],
    ['CONTACT', 'help@example.com', { contact: { text: 'help@example.com', url: 'mailto:help@example.com' } }],
    ['CONTACT', 'https://example.com/ask', { contact: { url: 'https://example.com/ask' } }],
    ['METRICS_PORT', '9100', { metricsPort: 9100 }],
    ['API_URL', 'https://api.example.com/', { apiUrl: 'https://api.example.com' }],
    [
      'ALLOWED_ORIGINS',
      'https://a.example.com, http://b:81',
      { allowedOrigins: ['https://a.example.com', 'http://b:81'] },
    ],
    ['STOP_DELAY', '0', { stopDelay: 0 }],
    ['SAMPLE', 'off', { hasSample: false }],
    ['TRUST_PROXY', '1', { trustProxy: 1 }],
    ['TRUST_PROXY', 'false', { trustProxy: false }],
    ['TRUST_PROXY', '10.0.0.1, 10.1.0.0/16,::1', { trustProxy: ['10.0.0.1', '10.1.0.0/16', '::1'] }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ])('takes %s=%s', (name, value, config) => {
    expect(readConfig({ [name]: value })).toMatchObject(config);
  });

  test.each([
    ['HOST', 'two words'],
    ['HOST', 'http://x'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'postgres://x/y'],
    ['DATABASE_URL', 'mysql:///meikyu'],
    ['DATABASE_URL', 'meikyu'],
    ['DATABASE_URL', 'mysql://me@db/50%'],
    ['PUBLIC_URL', 'meikyu.example.com'],
    ['PUBLIC_URL', 'https://meikyu.example.com/path'],
    ['PUBLIC_URL', 'ftp://meikyu.example.com'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Meikyu <meikyu@example.com>'],
    ['MAIL_FROM', 'example.com'],
    ['ADMIN_SITE_URL', 'javascript:alert(1)'],
    ['CONTACT', 'the keeper'],
    ['CONTACT', 'javascript:alert(1)'],
    ['METRICS_PORT', 'yes'],
    ['API_URL', 'https://api.example.com/api'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['ALLOWED_ORIGINS', 'https://*.example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example.com/'],
    ['ALLOWED_ORIGINS', 'https://A.example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example.com,'],
    ['STOP_DELAY', '5s'],
    ['STOP_DELAY', '61'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0'],
    ['LOG_LEVEL', 'loud'],
  ])('says in one line what is wrong with %s=%s', (name, value) => {
    const mistakes = mistakesOf({ [name]: value });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`${name} must be `);
    expect(mistakes[0]).toContain(value);
    expect(mistakes[0]).not.toContain('\n');
  });

  test('names every mistake, not only the first', () => {
    const mistakes = mistakesOf({ PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'x', HOST: '127.0.0.1' });
    expect(mistakes.map((line) => line.split(' ')[0])).toEqual(['PORT', 'PUBLIC_URL', 'LOG_LEVEL']);
  });

  test.each([
    ['DATABASE_URL', 'postgres://author:hunter2@db/meikyu'],
    ['DATABASE_URL', 'mysql://author:hunter2'],
    ['DATABASE_URL', 'mysql://author:hunter2@'],
    ['DATABASE_URL', 'mysql://author:hunter2@:3306/meikyu'],
    ['DATABASE_URL', 'mysql//author:hunter2@db/meikyu'],
    ['DATABASE_URL', 'author:hunter2@db/meikyu'],
    ['DATABASE_URL', 'mysql://author:p@hunter2@/db'],
    ['DATABASE_URL', 'mysql://author:hunter2/x@'],
    ['DATABASE_URL', 'mysql://author:hunter2%@db/meikyu'],
    ['SMTP_URL', 'http://author:hunter2@mail'],
    ['PUBLIC_URL', 'https://author:hunter2@example.com/path'],
  ])('never prints the password of a mistaken %s: %s', (name, value) => {
    const [line] = mistakesOf({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} must be `));
    expect(line).not.toContain('hunter2');
  });

  test('knows whether readers come by https', () => {
    expect(isHttps(readConfig({ PUBLIC_URL: 'https://example.com' }))).toBe(true);
    expect(isHttps(readConfig({}))).toBe(false);
  });

  test('takes keys of a platform that are secrets, and prints none that is not', () => {
    const PLATFORM_LOGIN_URL = 'https://platform.example.com/login';
    const good = `a:${Buffer.from(Array.from({ length: 32 }, (_, index) => index * 5)).toString('base64url')}`;
    expect(readConfig({ PLATFORM_LOGIN_URL, PLATFORM_KEYS: good }).platform).toMatchObject({
      loginUrl: PLATFORM_LOGIN_URL,
      keys: [{ id: 'a' }],
    });
    const weak = `a:${Buffer.alloc(32, 'placeholder').toString('base64url')}`;
    for (const PLATFORM_KEYS of [weak, good.slice(0, -2), good.slice(2), `${good},${good}`, 'changeme']) {
      const mistakes = mistakesOf({ PLATFORM_LOGIN_URL, PLATFORM_KEYS });
      expect(mistakes, PLATFORM_KEYS).toEqual([expect.stringMatching(/^PLATFORM_KEYS must be one key or two/)]);
      expect(mistakes.join('')).not.toContain(PLATFORM_KEYS);
    }
    for (const alone of [{ PLATFORM_LOGIN_URL }, { PLATFORM_KEYS: good }] as Record<string, string>[]) {
      expect(mistakesOf(alone)).toEqual([expect.stringMatching(/belong together/)]);
    }
  });
});
