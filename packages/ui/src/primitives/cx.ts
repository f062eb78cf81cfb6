/** Class names that hold, joined. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
