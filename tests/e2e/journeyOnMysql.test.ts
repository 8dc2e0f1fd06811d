import { hasMysql } from './support/startOnMysql.ts';
import { test } from './support/test.ts';
import { testJourney } from './support/testJourney.ts';

test.use({ engine: 'MySQL' });
test.skip(!hasMysql, 'mariadbd is not installed and MYSQL_TEST_URL is not set.');

testJourney('ja');
