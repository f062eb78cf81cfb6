import { particles, withParticle } from '@onelot/domain'

const BLANK = '\uE000'
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A character beside which Chinese has a space or not, by the value that follows or comes before. */
const chinese = String.raw`[\p{Script=Han}，。：；、？！（）「」]`
const spaced = new RegExp(`(?<=${chinese}) ?(?=${BLANK})|(?<=${BLANK}) ?(?=${chinese})`, 'u')

/** Both forms of each Korean particle. */
const forms = particles.map((particle) => `(?:${particle}|${withParticle('가', particle).slice(1)})`)

/** The text behind a value, which decides the form of a particle at its beginning. */
function behindValue(text: string): string {
  for (const either of forms) {
    const [form] = new RegExp(`^${either}(?!\\p{L})`, 'u').exec(text) ?? []
    if (form !== undefined) return either + escaped(text.slice(form.length))
  }
  return escaped(text)
}

/** A message with values that a play does not know, such as a name or a time: `messagePattern((time) => ui('finance.stale', { time }), /[\d:]+/)`. */
export const messagePattern = (write: (blank: string) => string, value = /.+/): RegExp =>
  new RegExp(
    write(BLANK)
      .split(spaced)
      .map((part) =>
        part
          .split(BLANK)
          .map((text, index) => (index === 0 ? escaped(text) : behindValue(text)))
          .join(value.source),
      )
      .join(' ?'),
  )
