import type { Projected } from '../engine.ts'

/** With the values of each row under their names, as the functions in the server read them. */
export const withNamedRows = <P extends Projected>(part: P) => ({
  ...part,
  rows: part.rows.map(([collection, key, ...values]) => {
    if (values.length === 0) return { collection, key }
    const [state, group, sortKey, body] = values
    return { collection, key, row: { state, group, sortKey, body } }
  }),
})
