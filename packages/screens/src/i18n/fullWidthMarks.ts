import type { PostProcessorModule } from 'i18next'

/** Chinese has no space beside its full-width brackets, nor between a date and 起: a message has one there, for what it is filled with may end in a figure. */
const gaps = /(?<=）) | (?=（)|(?<=日) (?=起)/gu

/** Messages as Chinese sets them; other languages have none of these marks. */
export const fullWidthMarks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullWidthMarks',
  process: (value) => value.replaceAll(gaps, ''),
}
