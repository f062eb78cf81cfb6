import type { PostProcessorModule } from 'i18next'

const han = '\\p{Script=Han}'
/** Full-width marks that close: what follows them needs no space. */
export const closing = '，。：；、？！）」'
/** Full-width marks that open: what comes before them needs none. */
const opening = '（「'
/** Also what looks like one: a ratio of `1:10`. */
const time = '(?<!\\d)(?:[01]?\\d|2[0-3]):[0-5]\\d(?!\\d)'

const needless = new RegExp(
  `(?<=[${han}${closing}]) (?=[${han}${opening}])|(?<=[${closing}]) (?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}%]) (?=[${opening}${closing}])`,
  'gu',
)
const missing = new RegExp(`(?<=${han})(?=[A-Za-z]|${time})|(?<=[A-Za-z%]|${time})(?=${han})`, 'gu')

/** What others have written, which messages quote, and addresses. */
const asItIs = /(「[^「」]*」|\S+:\/\/\S+)/u

/**
 * A Chinese text with its spaces where typography has them: between Chinese and Latin letters, per cent or a time of day, and neither between two characters
 * nor beside a full-width mark. Dates and large counts, which `Intl` writes without (`12月1日`, `5,895萬`), quotations and addresses stay as they are.
 */
export const spaced = (text: string): string =>
  text
    .split(asItIs)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(needless, '').replaceAll(missing, ' ') : part))
    .join('')

/** Spaces of a message depend on the value in it, which may begin or end in a character, a letter or a mark: `{{at}}前`, of `13:23` and of `13:23（韓國時間）`. */
export const chineseSpacing: PostProcessorModule = {
  type: 'postProcessor',
  name: 'chineseSpacing',
  process: (value, _key, { lng }, translator: { readonly language?: string }) =>
    (lng ?? translator.language)?.startsWith('zh') === true ? spaced(value) : value,
}
