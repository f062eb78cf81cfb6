import type { Decorator, Preview } from '@storybook/react-vite'
import { languages, type OwnLanguage, inLanguage } from '@onelot/domain'
import { worldNames } from '@onelot/mock-api/browser'
import {
  type MarketColours,
  type TextSize,
  ThemeProvider,
  type ThemePreference,
  ToastProvider,
  marketColourConventions,
  textSizes,
  themePreferences,
} from '@onelot/ui'
import { marketColoursOf } from '@onelot/ui/i18n'
import type { ReactNode } from 'react'
import type { Globals } from 'storybook/internal/types'
import { uiI18n } from './i18n.ts'
import { asTheStorySays, clockChoices, faultChoices, refusalChoices } from './choices.ts'
import { languageIn, readersOwn } from './language.ts'
import { ShellAround, shellTitles, shells } from './shell.tsx'

/** The choice among `allowed` that a toolbar or an address names, or the first. */
const choice = <T extends string>(allowed: readonly [T, ...T[]], value: unknown): T =>
  allowed.find((one) => one === value) ?? allowed[0]

const titles: Record<OwnLanguage, string> = { en: 'English', kor: '한국어', tw: '繁體中文' }
const conventions: Record<MarketColours, string> = {
  kr: 'Red up, blue down (KR)',
  tw: 'Red up, green down (TW, CN)',
  us: 'Green up, red down (US)',
}

/** A menu of a scenario's part, which leaves the story's own at first. */
const partOfScenario = (
  part: string,
  icon: 'user' | 'lightning' | 'alert' | 'time',
  items: readonly { value: string; title: string }[],
) => ({
  description: `${part} of a screen or a flow`,
  toolbar: {
    icon,
    items: [{ value: asTheStorySays, title: part, right: 'as the story says' }, ...items],
    dynamicTitle: true,
  },
})

const titled = (choices: Readonly<Record<string, { readonly title: string }>>) =>
  Object.entries(choices).map(([value, { title }]) => ({ value, title }))

/** `memberWithoutMargin` as `Member without margin`. */
const inWords = (name: string) =>
  name
    .replace(/^[a-z]/, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? letter : ` ${letter.toLowerCase()}`))

/** The reader's choices as toolbar menus, those of the look by icon alone, so that all fit a window of 1,280 pixels; each is also `&globals=theme:dark;language:kor` in an address. */
export const globalTypes = {
  world: partOfScenario(
    'World',
    'user',
    worldNames.map((value) => ({ value, title: inWords(value) })),
  ),
  fault: partOfScenario('Fault', 'lightning', titled(faultChoices)),
  refusal: partOfScenario(
    'Refusal',
    'alert',
    refusalChoices.map((value) => ({ value, title: value })),
  ),
  clock: partOfScenario('Clock', 'time', titled(clockChoices)),
  theme: {
    description: 'Theme',
    toolbar: { icon: 'mirror', dynamicTitle: false, items: [...themePreferences] },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: [
        { value: readersOwn, title: 'Auto', right: 'the reader’s own' },
        ...languages.map((value) => ({ value, title: titles[value] })),
      ],
      dynamicTitle: true,
    },
  },
  marketColours: {
    description: 'Market colours',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: false,
      items: [
        { value: 'language', title: 'Colours', right: 'of the language' },
        ...marketColourConventions.map((value) => ({ value, title: conventions[value] })),
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: false,
      items: textSizes.map((value) => ({ value, title: `Text: ${value}` })),
    },
  },
  shell: {
    description: 'Shell',
    toolbar: {
      icon: 'mobile',
      dynamicTitle: false,
      items: shells.map((value) => ({ value, title: shellTitles[value] })),
    },
  },
  hideAmounts: {
    description: 'Hide amounts',
    toolbar: {
      icon: 'eyeclose',
      dynamicTitle: false,
      items: [
        { value: 'shown', title: 'Amounts shown' },
        { value: 'hidden', title: 'Amounts hidden' },
      ],
    },
  },
} satisfies Preview['globalTypes']

export const initialGlobals = {
  world: asTheStorySays,
  fault: asTheStorySays,
  refusal: asTheStorySays,
  clock: asTheStorySays,
  theme: 'light',
  language: readersOwn,
  marketColours: 'language',
  textSize: 'normal',
  hideAmounts: 'shown',
  shell: 'browser',
  viewport: { value: 'phone', isRotated: false },
}

/** The devices: Storybook's own viewport, with the sizes of real ones. */
export const viewport = {
  options: {
    phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
    onItsSide: {
      name: 'On its side, 844',
      styles: { width: '844px', height: '390px' },
      type: 'mobile',
    },
    small: {
      name: 'Small, 320',
      styles: { width: '320px', height: '568px' },
      type: 'mobile',
    },
    android: { name: 'Android, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
    widest: {
      name: 'Widest, 750',
      styles: { width: '750px', height: '1000px' },
      type: 'tablet',
    },
    window: { name: 'Whole window', styles: { width: '100%', height: '100%' }, type: 'desktop' },
    desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  },
} as const

/** The theme that the toolbar chooses, around what is no story. */
export function Themed({ globals, children }: { globals: Globals; children: ReactNode }) {
  const language = languageIn(globals)
  return (
    <ThemeProvider
      theme={choice<ThemePreference>(themePreferences, globals['theme'])}
      marketColours={choice<MarketColours>(
        [inLanguage(marketColoursOf, language), ...marketColourConventions],
        globals['marketColours'],
      )}
      textSize={choice<TextSize>(['normal', ...textSizes], globals['textSize'])}
      language={language}
      i18n={inLanguage(uiI18n, language)}
      hideAmounts={globals['hideAmounts'] === 'hidden'}
    >
      <ShellAround shell={choice(shells, globals['shell'])}>
        <ToastProvider>{children}</ToastProvider>
      </ShellAround>
    </ThemeProvider>
  )
}

/** Everything on the screen has one theme, as in the app. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed globals={globals}>
    <Story />
  </Themed>
)
