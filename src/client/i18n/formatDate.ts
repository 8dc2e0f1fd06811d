/** Where no other zone is known. */
const DEFAULT_ZONE = 'Asia/Tokyo';

interface TimeFormat {
  /** A time of the server (ISO 8601) as YYYY/MM/DD HH:mm, with the zone where it is not the default one; '' for none. */
  readonly date: (time: string | null) => string;
  /** A moment of the running day (milliseconds) as HH:mm, as the reader's clock shows it. */
  readonly clock: (moment: number) => string;
}

/** How times are written for a reader in `zone` (a name of the IANA), in both languages alike. */
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

/** The reader's zone as the browser knows it. */
function readersZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : DEFAULT_ZONE;
}

export const { date: formatDate, clock: formatClock } = timeFormat(readersZone());
