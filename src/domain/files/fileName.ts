/** The maximum length of the part of a file name that is made from a title. Characters, of at most 4 bytes in UTF-8. */
const LONGEST = 55;

/** Characters that Windows refuses in a file name, line breaks, marks of direction, and half surrogates. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;

/** Names of devices of Windows, whatever follows after a dot. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?=\.|$)/i;

/** Converts a title to the beginning of a file name that every system accepts; `fallback` if nothing of it can be read then. */
export function fileStem(title: string, fallback: string): string {
  const safe = title.normalize('NFC').replace(REFUSED, '_');
  const stem = Array.from(safe)
    .slice(0, LONGEST)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return /[^_\s.]/.test(stem) ? stem.replace(DEVICE, '_$&') : fallback;
}

/** The zone of the dates in file names: the default one of the product (docs/product.md, "Purpose"). */
const DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the name of a project file: the title and the date, `霧の迷宮 2026-11-27.zip`. @param time milliseconds UTC */
export const projectFileName = (title: string, time: number): string =>
  `${fileStem(title, 'scenario')} ${DAY.format(time)}.zip`;

/**
 * Returns the header `Content-Disposition` of a download (RFC 6266): the name as it is for all present programs, and one of ASCII for
 * those that do not know `filename*`.
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^ -~]+/g, '_').replace(/["\\%]/g, '_');
  if (ascii === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Returns the name that `attachment` has written into a header; undefined for any other header. */
export function attachedName(header: string | null): string | undefined {
  const [, encoded, plain] =
    /^attachment; filename="(?:[^"]*"; filename\*=UTF-8''(\S+)|([^"]*)")$/.exec(header ?? '') ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}
