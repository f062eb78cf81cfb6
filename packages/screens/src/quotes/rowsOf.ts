/** A page of rows as `usePages` reads it. */
export const rowsOf = <Row>({ rows, total }: { readonly rows: readonly Row[]; readonly total: number }) => ({
  items: rows,
  total,
})
