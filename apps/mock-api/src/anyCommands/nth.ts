/** One of a list, whatever the index; undefined of an empty one. */
export const nth = <T>(of: readonly T[], index: number): T | undefined => of[index % Math.max(of.length, 1)]
