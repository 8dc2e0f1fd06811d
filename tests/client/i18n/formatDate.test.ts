import { expect, test } from 'vitest';
import { timeFormat } from '#client/i18n/formatDate.ts';

const WINTER = '2026-11-24T15:04:05.000Z';
const SUMMER = '2026-07-01T22:30:00.000Z';

test.each([
  ['Asia/Tokyo', '2026/11/25 00:04', '2026/07/02 07:30'],
  ['Europe/Berlin', '2026/11/24 16:04 (Europe/Berlin)', '2026/07/02 00:30 (Europe/Berlin)'],
  ['America/Los_Angeles', '2026/11/24 07:04 (America/Los_Angeles)', '2026/07/01 15:30 (America/Los_Angeles)'],
  ['UTC', '2026/11/24 15:04 (UTC)', '2026/07/01 22:30 (UTC)'],
])('A time is shown in the zone of the reader, which is said where it is not Tokyo: %s', (zone, winter, summer) => {
  const { date, clock } = timeFormat(zone);
  expect([date(WINTER), date(SUMMER), date(null)]).toEqual([winter, summer, '']);
  expect(clock(Date.parse(WINTER))).toBe(winter.slice(11, 16));
});
