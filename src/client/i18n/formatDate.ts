/** The zone to use if no other is known. */
const DEFAULT_ZONE = 'Asia/Tokyo';

interface TimeFormat {
  /** Formats a time of the server (ISO 8601) as YYYY/MM/DD HH:mm, with the zone unless it is the default one; '' for none. */
  readonly date: (time: string | null) => string;
  /** Formats a moment of the current day (milliseconds) as HH:mm, in the user's local time. */
  readonly clock: (moment: number) => string;
}

/** Returns the formats for a user in `zone` (an IANA name), the same in both languages. */
export function timeFormat(zone: string): TimeFormat {
  const clock = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const ofDate = new Intl.DateTimeFormat('ja-JP', { ...clock, year: 'numeric', month: '2-digit', day: '2-digit' });
  const ofClock = new Intl.DateTimeFormat('ja-JP', clock);
  const named = zone === DEFAULT_ZONE ? '' : ` (${zone})`;
  return {
    date: (time) => (time === null ? '' : ofDate.format(new Date(time)) + named),
    clock: (moment) => ofClock.format(moment),
  };
}

/** Returns the user's time zone as the browser reports it. */
function readersZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : DEFAULT_ZONE;
}

export const { date: formatDate, clock: formatClock } = timeFormat(readersZone());
