/// <reference types="vite/types/importMeta.d.ts" />
import { type OwnLanguage, languages } from '@onelot/domain'
import { intlLocale, throwOnMissing, translateUi } from '@onelot/ui/i18n'
import type { UiTranslate } from '@onelot/ui'
import type { StoryContext } from '@storybook/react-vite'
import type { TFunction } from 'i18next'
import { screenNamed } from '../src/base/definition/addresses.ts'
import { addBundles } from '../src/base/i18n/addBundles.ts'
import { createI18n } from '../src/base/i18n/createI18n.ts'
import type { LanguageBundle } from '../src/base/i18n/languageBundle.ts'
import { bundle as en } from '../src/base/i18n/languages/en.ts'
import { bundle as kor } from '../src/base/i18n/languages/kor.ts'
import { bundle as tw } from '../src/base/i18n/languages/tw.ts'
import type { ProductWords } from '../src/base/definition/product.ts'
import type { ScreenName } from '../src/base/definition/routes.ts'
import type { Bundles, Namespace } from '../src/base/i18n/resources.ts'

/** The language in which a person reads, and its messages, by which plays find what they press. */
export interface Reader {
  readonly language: OwnLanguage
  readonly t: TFunction<readonly ['app', ...Namespace[]]>
  readonly ui: UiTranslate
  readonly titleOf: (screen: ScreenName) => string
}

const bundles: Readonly<Record<OwnLanguage, LanguageBundle>> = { en, kor, tw }
const i18n = createI18n(throwOnMissing)

/** The messages of all folders in all languages, in one file: one by one they are two hundred requests before a story can begin. */
const messages = import.meta.glob<Bundles>('../src/*/*/messages/{en,kor,tw}.ts', { eager: true })
/** Likewise what modules call their own, by their folders. */
const words = import.meta.glob<{ readonly words: ProductWords }>(
  '../src/parts/module-words/*/{en,kor,tw}.ts',
  {
    eager: true,
  },
)
const inLanguage = <Module>(files: Readonly<Record<string, Module>>, language: OwnLanguage) =>
  Object.entries(files).filter(([file]) => file.endsWith(`/${language}.ts`))

const productsIn = (language: OwnLanguage): Readonly<Record<string, ProductWords>> =>
  Object.fromEntries(
    inLanguage(words, language).map(([file, module]) => [file.split('/').at(-2) ?? file, module.words]),
  )

function readerIn(language: OwnLanguage): Reader {
  for (const [, ofFolder] of inLanguage(messages, language)) addBundles(i18n, language, ofFolder)
  addBundles(i18n, language, { products: productsIn(language) })
  addBundles(i18n, language, { ...bundles[language] })
  return {
    language,
    t: i18n.getFixedT(intlLocale(language)),
    ui: translateUi(i18n, intlLocale(language)),
    titleOf: (name) => screenNamed(name).title[language],
  }
}

/** Who reads the app in each of its languages. */
export const readers: Readonly<Record<OwnLanguage, Reader>> = {
  en: readerIn('en'),
  kor: readerIn('kor'),
  tw: readerIn('tw'),
}

/** Who reads a story in the language that it is shown in: plays find things by this reader's messages, in every language. */
export const readerOf = ({ globals }: Pick<StoryContext, 'globals'>): Reader =>
  readers[languages.find((language) => language === globals['language']) ?? 'en']
