/** Rows on a page of every list and table. */
export const PAGE_SIZE = 10
