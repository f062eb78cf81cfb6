import { type Language, type OwnLanguage, inLanguage, ownLanguageOf } from '@onelot/domain'
import type { KLineTranslate, TradingTranslate, UiTranslate } from '@onelot/ui'
import { intlLocale, translateKLine, translateTrading, translateUi } from '@onelot/ui/i18n'
import type { Decorator, Preview } from '@storybook/react-vite'
import { uiI18n } from './i18n.ts'
import { languageIn } from './language.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The widgets' messages in the language that the story is in, so that its play finds things in every one. */
    t: UiTranslate
    /** The chart's messages, likewise. */
    kline: KLineTranslate
    /** Those of orders and positions, likewise. */
    trading: TradingTranslate
    /** The tag by which `Intl` and the widgets' formatters know that language. */
    locale: string
  }
}

/** A widget's message by its key (`finance.stepper.more`), as it shows in a language. */
export const translateIn = (language: Language): UiTranslate =>
  translateUi(inLanguage(uiI18n, language), intlLocale(language))

/** Before each story: its messages and arguments are in the story's language, for its play. */
export const bringMessages: Exclude<NonNullable<Preview['beforeEach']>, unknown[]> = (context) => {
  const { globals, args } = context
  const language = languageIn(globals)
  context.locale = intlLocale(language)
  context.t = translateIn(language)
  context.kline = translateKLine(inLanguage(uiI18n, language), context.locale)
  context.trading = translateTrading(inLanguage(uiI18n, language), context.locale)
  Object.assign(args, argsInLanguage(language, context))
}

type ArgsIn = Partial<Record<OwnLanguage, object>>

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Arguments of the story in other languages: its sample text, where such text exists. */
    argsIn?: ArgsIn | undefined
  }
  interface StoryContext {
    /** The story as its file exports it; `parameters` has its meta's merged in. */
    moduleExport: StoryExport
  }
}

interface StoryExport {
  readonly args?: object | undefined
  readonly parameters?: { readonly argsIn?: ArgsIn | undefined } | undefined
}

/** What takes the place of a story's arguments in a language. The meta's texts do not replace what the story gives itself. */
export function argsInLanguage(
  language: Language,
  {
    parameters,
    moduleExport,
  }: { readonly parameters: { readonly argsIn?: ArgsIn | undefined }; readonly moduleExport: StoryExport },
): Readonly<Record<string, unknown>> {
  const own = moduleExport.args ?? {}
  const shared = Object.entries(parameters.argsIn?.[ownLanguageOf(language)] ?? {}).filter(
    ([name]) => !Object.hasOwn(own, name),
  )
  return { ...Object.fromEntries(shared), ...moduleExport.parameters?.argsIn?.[ownLanguageOf(language)] }
}

/** A story's sample text follows the language, as the widgets' own messages do. */
export const withArgsInLanguage: Decorator = (Story, context) =>
  Story({ args: { ...context.args, ...argsInLanguage(languageIn(context.globals), context) } })
