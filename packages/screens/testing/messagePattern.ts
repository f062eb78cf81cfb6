const BLANK = '\uE000'
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * A message with values that a play does not know, such as a name or a time: `messagePattern((time) => ui('finance.stale', { time }), /[\d:]+/)`. Whether Chinese
 * has spaces beside a value depends on the value.
 */
export const messagePattern = (write: (blank: string) => string, value = /.+/): RegExp =>
  new RegExp(
    write(BLANK)
      .split(new RegExp(` ?${BLANK} ?`))
      .map(escaped)
      .join(` ?(?:${value.source}) ?`),
  )
