/** How often a list of what the site announces is read anew while it shows: no stream tells of an announcement. */
export const announced = { everyMs: 30_000 } as const
