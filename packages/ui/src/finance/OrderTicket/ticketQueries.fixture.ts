/** The line of a part that is folded, by its label. */
export const line = (label: string) => ({ name: (name: string) => name.startsWith(label) })
