import { type Language, languages } from '@onelot/domain'
import type { UiWords } from '@onelot/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { en } from '@onelot/ui/locales/en'
import { kor } from '@onelot/ui/locales/kor'
import { tw } from '@onelot/ui/locales/tw'

const bundles: Readonly<Record<Language, UiWords>> = { en, kor, tw }

interface Plural {
  readonly one: string
  readonly other: string
}

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string | Plural ? Key : `${Key}.${KeyOf<Tree[Key]>}`
}[keyof Tree & string]

/** A widget's message by its key (`finance.stepper.more`) in the language of the story, its `{name}` values filled in. */
export type Translate = (key: KeyOf<UiWords>, values?: Readonly<Record<string, string | number>>) => string

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The widgets' messages in the language that the story is in, so that its play finds things in every one. */
    t: Translate
  }
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export function translateIn(language: Language): Translate {
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((tree, step) => (isTree(tree) ? tree[step] : undefined), bundles[language])
    const form = isTree(found) ? found[values['count'] === 1 && language === 'en' ? 'one' : 'other'] : found
    if (typeof form !== 'string') throw new Error(`there is no message ${key} in ${language}`)
    return form.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

const languageOf = (globals: Readonly<Record<string, unknown>>): Language =>
  languages.find((language) => language === globals['language']) ?? 'en'

/** Before each story: its messages and arguments are in the story's language, for its play. */
export const bringMessages: Exclude<NonNullable<Preview['beforeEach']>, unknown[]> = (context) => {
  const { globals, parameters, args } = context
  const language = languageOf(globals)
  context.t = translateIn(language)
  Object.assign(args, parameters.argsIn?.[language])
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Arguments of the story in other languages: its sample text, as long as such text is there. */
    argsIn?: Partial<Record<Language, object>>
  }
}

/** A story's sample text follows the language, as the widgets' own messages do. */
export const withArgsInLanguage: Decorator = (Story, { args, globals, parameters }) =>
  Story({ args: { ...args, ...parameters.argsIn?.[languageOf(globals)] } })
