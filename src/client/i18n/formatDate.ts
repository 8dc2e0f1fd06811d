const tokyo = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time of the server (ISO 8601) as YYYY/MM/DD HH:mm in Asia/Tokyo, in both languages; '' for none. */
export const formatDate = (time: string | null): string => (time === null ? '' : tokyo.format(new Date(time)));
