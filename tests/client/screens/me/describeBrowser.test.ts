import { describe, expect, test } from 'vitest';
import { describeBrowser } from '#client/screens/me/describeBrowser.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('A session is told by the names that people know', () => {
  test.each([
    [`${WINDOWS} ${CHROME}`, 'Chrome', 'Windows', false],
    [`${WINDOWS} ${CHROME} Edg/142.0.0.0`, 'Edge', 'Windows', false],
    [`${WINDOWS} ${CHROME} OPR/120.0.0.0`, 'Opera', 'Windows', false],
    [`${WINDOWS} ${CHROME} Vivaldi/7.6`, 'Vivaldi', 'Windows', false],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`, 'Chrome', 'Linux', false],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome', 'ChromeOS', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', false],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari',
      'macOS',
      false,
    ],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone', true],
    [`${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', true],
    [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone', true],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPad',
      false,
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
      true,
    ],
  ])('%s', (userAgent, browser, system, isPhone) => {
    expect(describeBrowser(userAgent)).toEqual({ browser, system, isPhone });
  });

  test.each(['', 'curl/8.5.0', 'node'])('a program that is no browser stays unnamed: "%s"', (userAgent) => {
    expect(describeBrowser(userAgent)).toEqual({ browser: undefined, system: undefined, isPhone: false });
  });
});
