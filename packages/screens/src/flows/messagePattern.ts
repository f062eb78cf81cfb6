const BLANK = '{}'

/** Matches a whole message whose value a play does not know: `messagePattern((time) => ui('finance.stale', { time }), /[\d:]+/)`. */
export function messagePattern(message: (blank: string) => string, value: RegExp): RegExp {
  const written = message(BLANK).split(BLANK).map(escaped).join(value.source)
  return new RegExp(`^${written}$`)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
