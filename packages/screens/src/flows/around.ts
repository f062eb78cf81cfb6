const VALUE = '\uE000'
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A message with values that a play does not know, such as a name or a moment: `around((name) => t('stockDetail:chart', { name }))`. */
export const around = (write: (value: string) => string): RegExp =>
  new RegExp(write(VALUE).split(VALUE).map(escaped).join('.+'))
