const KILOBYTE = 1024

/** A size of a file as text: `10 MB`, `500 kB`. Whole, rounded down, so that a limit is never overstated. */
export function byteSize(locale: string, bytes: number): string {
  const kilobytes = bytes / KILOBYTE
  const [value, unit] = kilobytes < KILOBYTE ? [kilobytes, 'kilobyte'] : [kilobytes / KILOBYTE, 'megabyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(Math.floor(value))
}
