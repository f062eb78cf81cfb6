import { ThemeProvider } from '@onelot/ui'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { uiI18n } from './i18n.ts'
import { prefer } from './media.ts'

/** What a server rendered, which says once it is React's. */
function Rendered({ onTaken }: { onTaken: () => void }) {
  useEffect(onTaken, [onTaken])
  return <p>Rendered by a server</p>
}

const root = document.documentElement
afterEach(async () => {
  delete root.dataset['theme']
  await prefer({})
})

it('a page of a server that follows a dark system is never light while React takes it over', async () => {
  await prefer({ dark: true })
  root.dataset['theme'] = 'dark'
  const themes: (string | undefined)[] = []
  const observer = new MutationObserver(() => themes.push(root.dataset['theme']))
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'], attributeOldValue: true })
  const onTaken = vi.fn<() => void>()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<p>Rendered by a server</p>'
  const drawn = hydrateRoot(
    container,
    <ThemeProvider
      {...{ theme: 'system', marketColours: 'kr', textSize: 'normal', language: 'en', hideAmounts: false }}
      i18n={uiI18n.en}
    >
      <Rendered onTaken={onTaken} />
    </ThemeProvider>,
  )
  await expect.poll(() => onTaken.mock.calls.length).toBeGreaterThan(0)
  const seen = [...observer.takeRecords().map(({ oldValue }) => oldValue), ...themes, root.dataset['theme']]
  observer.disconnect()
  drawn.unmount()
  container.remove()
  expect(new Set(seen)).toEqual(new Set(['dark']))
})
