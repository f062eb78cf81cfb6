/** Rows of the table `alias` that nobody has leased at the moment $1; a lease taken after it is void: the clock was set back. */
export const free = (alias: string): string =>
  `(${alias}.leased_until IS NULL OR ${alias}.leased_until <= $1 OR ${alias}.leased_at > $1)`
/** Set aside at the moment $1: leased by nobody. */
export const aside = (alias: string): string => `(${alias}.leased_by = '' AND NOT ${free(alias)})`
/** With $1 now, $2 the holder, $3 until when. */
export const LEASED = 'leased_at = $1, leased_by = $2, leased_until = $3'
