import type { Windows } from '../windows.ts'
import type { Connection } from './connection.ts'

/** Counted for all instances together, in a table that is not written to the log: a crash of the server frees all slots. */
export function createSharedWindows({ write }: Connection): Windows {
  // As `inWindow` does.
  const counting = 'FROM unnest(w.taken) AS place WHERE abs($2::bigint - place) < $3::bigint'
  return {
    async acquire(key, now, { max, windowMs }) {
      if (max < 1) return false
      const taken = await write(
        `INSERT INTO windows AS w VALUES ($1, ARRAY[$2::bigint], $2::bigint + $3::bigint)
         ON CONFLICT (key) DO UPDATE SET taken = ARRAY(SELECT place ${counting}) || $2::bigint,
           until = greatest(w.until, excluded.until)
         WHERE (SELECT count(*) ${counting}) < $4 RETURNING 1 AS taken`,
        [key, Date.parse(now), windowMs, max],
      )
      return taken.length > 0
    },
    async release(key) {
      await write('DELETE FROM windows WHERE key = $1', [key])
    },
    async sweep(now) {
      await write('DELETE FROM windows WHERE until <= $1', [Date.parse(now)])
    },
    async reset() {
      await write('DELETE FROM windows')
    },
  }
}
