/** Rows that a list asks for at a time. */
export const PAGE_ROWS = 20

/** What a list asks for first. */
export const firstPage = { page: 1, pageSize: PAGE_ROWS } as const
