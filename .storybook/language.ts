import { type Language, languages } from '@onelot/domain'
import { deviceLanguage } from '@onelot/ui/i18n'
import type { Globals } from 'storybook/internal/types'

/** A choice of the toolbar: the language that the reader's browser asks for. */
export const readersOwn = 'auto'

/** The language that a story is in: the one that the toolbar or the story names, or the reader's. */
export const languageIn = (globals: Globals, tags: readonly string[] = navigator.languages): Language =>
  languages.find((one) => one === globals['language']) ?? deviceLanguage(tags)
