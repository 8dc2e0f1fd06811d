/** Formats bytes for reading: KiB below a mebibyte, then MiB with one decimal. */
export function byteText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 2 ** 20) return `${Math.round(bytes / 1024)} KiB`;
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
