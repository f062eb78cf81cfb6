const BLANK = '\uE000'
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A character beside which Chinese has a space or not, by the value that follows or comes before. */
const chinese = String.raw`[\p{Script=Han}，。：；、？！（）「」]`
const spaced = new RegExp(`(?<=${chinese}) ?(?=${BLANK})|(?<=${BLANK}) ?(?=${chinese})`, 'u')

/** A Korean particle, whose form the value decides that comes before it. */
const particle = /^(?:[은는]|[이가]|[을를]|[과와]|으?로)(?=[ .,?!]|$)/u
const eitherForm = (part: string): string =>
  part.replace(particle, (form) => {
    const pair = ['은는', '이가', '을를', '과와'].find((forms) => forms.includes(form))
    return pair === undefined ? '으?로' : `[${pair}]`
  })

/** A message with values that a play does not know, such as a name or a time: `messagePattern((time) => ui('finance.stale', { time }), /[\d:]+/)`. */
export const messagePattern = (write: (blank: string) => string, value = /.+/): RegExp =>
  new RegExp(
    write(BLANK)
      .split(spaced)
      .map((part) =>
        part
          .split(BLANK)
          .map((text, index) => (index === 0 ? escaped(text) : eitherForm(escaped(text))))
          .join(value.source),
      )
      .join(' ?'),
  )
