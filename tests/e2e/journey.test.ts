import { LANGUAGES } from '#domain/text/languages.ts';
import { test } from './support/test.ts';
import { testJourney } from './support/testJourney.ts';

for (const language of LANGUAGES) {
  test.describe(language, { tag: language === 'ja' ? '@firefox' : [] }, () => {
    test.use({ language });
    testJourney(language);
  });
}
