import { hasMysql } from './support/startOnMysql.ts';
import { test } from './support/test.ts';
import { testJourney } from './support/testJourney.ts';

test.use({ engine: 'MySQL' });
if (hasMysql) testJourney('ja');
else
  console.warn('No MySQL: mariadbd is not installed and MYSQL_TEST_URL is not set. The journey on MySQL is left out.');
