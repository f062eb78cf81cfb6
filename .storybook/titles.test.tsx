import { type Language, languages } from '@onelot/domain'
import { screens } from '@onelot/screens/definitions'
import { Icon, IconButton, NavBar, type ThemeProviderProps } from '@onelot/ui'
import { Share2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PlainTheme } from './plainTheme.tsx'

let root: Root
beforeEach(async () => {
  await page.viewport(320, 568)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

interface Shown {
  title: string
  /** @defaultValue 'en' */
  language?: Language
  /** @defaultValue 'largest' */
  textSize?: ThemeProviderProps['textSize']
  /** How many buttons are at its end. @defaultValue 1 */
  buttons?: number
}

/** With buttons on either side. */
function show({ title, language = 'en', textSize = 'largest', buttons = 1 }: Shown): HTMLElement {
  flushSync(() => {
    root.render(
      <PlainTheme language={language} textSize={textSize}>
        <NavBar
          title={title}
          onBack={() => undefined}
          trailing={Array.from({ length: buttons }, (_, index) => (
            <IconButton key={index} label={`Share ${String(index)}`} icon={<Icon icon={Share2} />} />
          ))}
        />
      </PlainTheme>,
    )
  })
  const heading = document.querySelector('h1')
  if (heading === null) throw new Error('the bar has no title')
  return heading
}

/** The lines that a word is on: Chinese may break between any two characters, and is one word. */
function linesOf(text: Node, word: RegExpExecArray): number {
  const range = document.createRange()
  range.setStart(text, word.index)
  range.setEnd(text, word.index + word[0].length)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

function faultsOf(heading: HTMLElement): readonly string[] {
  const text = heading.firstChild
  if (text === null) return ['nothing']
  const words = [...heading.textContent.matchAll(/\S+/g)]
  const lines =
    heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight)
  return [
    ...words.filter((word) => linesOf(text, word) > 1).map(([word]) => `${word} is broken`),
    ...(heading.scrollWidth > heading.clientWidth ? ['is cut'] : []),
    ...(Math.round(lines) > 2 ? ['is of more than two lines'] : []),
  ]
}

it.each(languages)('the titles of all screens are whole in the largest text at 320: %s', (language) => {
  const faults = screens.flatMap(({ name, title }) =>
    faultsOf(show({ title: title[language], language })).map((fault) => `${name}: ${fault}`),
  )
  expect(screens.length).toBeGreaterThan(20)
  expect(faults).toEqual([])
})

const fontSizeOf = (heading: HTMLElement): number => Number.parseFloat(getComputedStyle(heading).fontSize)

it.each([
  { width: 320, buttons: 1 },
  { width: 390, buttons: 1 },
  { width: 390, buttons: 3 },
])(
  'a title beside $buttons buttons at $width is twice as large in the largest text',
  async ({ width, buttons }) => {
    await page.viewport(width, 568)
    const normal = fontSizeOf(show({ title: 'Withdraw', textSize: 'normal', buttons }))
    expect(fontSizeOf(show({ title: 'Withdraw', buttons }))).toBeCloseTo(2 * normal)
  },
)
