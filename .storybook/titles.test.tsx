import { type Language, languages } from '@onelot/domain'
import { screens } from '@onelot/screens/definitions'
import { Icon, IconButton, NavBar } from '@onelot/ui'
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

/** With a button on either side, in the largest text. */
function show(title: string, language: Language): HTMLElement {
  flushSync(() => {
    root.render(
      <PlainTheme language={language} textSize="largest">
        <NavBar
          title={title}
          onBack={() => undefined}
          trailing={<IconButton label="Share" icon={<Icon icon={Share2} />} />}
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
    faultsOf(show(title[language], language)).map((fault) => `${name}: ${fault}`),
  )
  expect(screens.length).toBeGreaterThan(20)
  expect(faults).toEqual([])
})
