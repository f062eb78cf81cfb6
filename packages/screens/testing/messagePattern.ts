const BLANK = '\uE000'
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A character beside which Chinese has a space or not, by the value that follows or comes before. */
const chinese = String.raw`[\p{Script=Han}，。：；、？！（）「」]`
const spaced = new RegExp(`(?<=${chinese}) ?(?=${BLANK})|(?<=${BLANK}) ?(?=${chinese})`, 'u')

/** A message with values that a play does not know, such as a name or a time: `messagePattern((time) => ui('finance.stale', { time }), /[\d:]+/)`. */
export const messagePattern = (write: (blank: string) => string, value = /.+/): RegExp =>
  new RegExp(
    write(BLANK)
      .split(spaced)
      .map((part) => part.split(BLANK).map(escaped).join(value.source))
      .join(' ?'),
  )
