/** The deposits that are listed beside the form. */
export const RECENT = { pageSize: 3 } as const
