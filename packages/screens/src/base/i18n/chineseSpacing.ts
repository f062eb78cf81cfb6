import type { PostProcessorModule } from 'i18next'

const han = '\\p{Script=Han}'
/** Full-width marks that close: what follows them needs no space. */
const closing = '，。：；、？！）」'
/** Full-width marks that open: what comes before them needs none. */
const opening = '（「'
const time = '\\d{1,2}:\\d{2}'

const needless = new RegExp(
  `(?<=[${han}${closing}]) (?=[${han}${opening}])|(?<=[${closing}]) (?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}%]) (?=[${opening}${closing}])`,
  'gu',
)
const missing = new RegExp(`(?<=${han})(?=[A-Za-z]|${time})|(?<=[A-Za-z%]|${time})(?=${han})`, 'gu')

/**
 * A Chinese text with its spaces where typography has them: between Chinese and Latin letters, per cent or a time of day, and neither between two characters
 * nor beside a full-width mark. Dates and large counts, which `Intl` writes without (`12月1日`, `5,895萬`), stay as they are.
 */
export const spaced = (text: string): string => text.replaceAll(needless, '').replaceAll(missing, ' ')

/** Spaces of a message depend on the value in it, which may begin or end in a character, a letter or a mark: `{{at}}前`, of `13:23` and of `13:23（韓國時間）`. */
export const chineseSpacing: PostProcessorModule = {
  type: 'postProcessor',
  name: 'chineseSpacing',
  process: (value, _key, { lng }, translator: { readonly language?: string }) =>
    (lng ?? translator.language)?.startsWith('zh') === true ? spaced(value) : value,
}
