/** Puts values in the `{name}` places of a pack's word; a name without a value stays as it is written. */
export const fill = (word: string, values: Readonly<Record<string, string>>): string =>
  word.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
