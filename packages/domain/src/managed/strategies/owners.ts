/** What waits in a stream is known by one name among all modules. */
const RUN = 'strategy run '

export const runOwner = (id: string): string => RUN + id
export const runOwned = (owner: string): string => owner.slice(RUN.length)
