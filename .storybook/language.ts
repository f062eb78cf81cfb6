import { type Language, languages } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/i18n'
import type { Globals } from 'storybook/internal/types'

/** Of the toolbar: the language that the reader's browser asks for. */
export const readersOwn = 'auto'

const primaryOf = (tag: string) => tag.split('-')[0]?.toLowerCase()

/** The first language of ours that the browser asks for, as the app chooses one before the reader does; else English. */
function askedFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = languages.find((one) => primaryOf(intlLocale(one)) === primaryOf(tag))
    if (known !== undefined) return known
  }
  return 'en'
}

/** The language that a story is in: the one that the toolbar or the story names, or the reader's. */
export const languageIn = (globals: Globals, tags: readonly string[] = navigator.languages): Language =>
  languages.find((one) => one === globals['language']) ?? askedFor(tags)
