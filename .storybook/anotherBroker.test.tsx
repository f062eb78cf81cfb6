import type { SiteTexts } from '@onelot/screens'
import { Sheet, type ThemeName, ThemeProvider, useTheme } from '@onelot/ui'
import { SiteIdentity } from '@onelot/web/shell/SiteIdentity'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import { uiI18n } from './i18n.ts'
import { screenStage } from './screenStage.tsx'

const ours = { light: 'rgb(91, 75, 219)', dark: 'rgb(157, 146, 255)' } as const
const orange = '#c2410c'

const medium = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media })

/** A link on the page, and one in a sheet, with the accent as a canvas gets it. */
function Links() {
  const { accent } = useTheme().palette.colour
  return (
    <>
      <a href="#page" data-accent={accent}>
        On the page
      </a>
      <Sheet open title="Sheet" onClose={() => undefined}>
        <a href="#sheet">In a sheet</a>
      </Sheet>
    </>
  )
}

describe('a broker’s own colour', () => {
  let root: Root
  beforeEach(() => {
    root = createRoot(document.body.appendChild(document.createElement('main')))
  })
  afterEach(async () => {
    root.unmount()
    document.body.replaceChildren()
    await medium('')
  })
  const draw = (theme: ThemeName, brand?: string) => {
    flushSync(() => {
      root.render(
        <ThemeProvider
          theme={theme}
          marketColours="kr"
          textSize="normal"
          language="en"
          i18n={uiI18n.en}
          hideAmounts={false}
          brand={brand}
        >
          <Links />
        </ThemeProvider>,
      )
    })
  }
  const colours = () => [...document.querySelectorAll('a')].map((link) => getComputedStyle(link).color)
  const drawnAccent = () => document.querySelector<HTMLElement>('[data-accent]')?.dataset['accent']

  it('is that of links on the page and in a sheet, in each theme, until it is taken back', () => {
    draw('light')
    expect(colours()).toEqual([ours.light, ours.light])
    draw('light', orange)
    const [light, inSheet] = colours()
    expect(light).toMatch(/^rgb\(19\d, 6\d, 1\d\)$/)
    expect(inSheet).toBe(light)
    draw('dark', orange)
    const [dark] = colours()
    expect(dark).not.toBe(light)
    expect(dark).not.toBe(ours.dark)
    draw('dark')
    expect(colours()).toEqual([ours.dark, ours.dark])
  })

  it('is not on paper, which is black', async () => {
    draw('dark', orange)
    await medium('print')
    expect(colours()[0]).toBe('rgb(0, 0, 0)')
  })

  it('is given to what draws on a canvas', () => {
    draw('light', orange)
    expect(drawnAccent()).toMatch(/^#c[01]4[01]0c$/)
    draw('light')
    expect(drawnAccent()?.toLowerCase()).toBe('#5b4bdb')
  })
})

describe('the app', () => {
  const stage = screenStage('anotherBroker')

  it('takes name, logo and colour of the configuration', async () => {
    const onSite = vi.fn<(texts: SiteTexts) => void>()
    const onTitle = vi.fn<(site: string) => void>()
    const identity = (
      <SiteIdentity onSite={onSite} onTitle={onTitle} allowedHosts={[]} onCustomerService={() => undefined} />
    )
    await stage.show({ name: 'landing', screen: identity })
    const site = { title: 'Haneul Securities', logo: '/haneul.svg', brand: '#C2410C' }
    const practice = { money: 'practice', prices: 'simulated' }
    const ours = { currencies: '', languages: '', words: '' }
    await expect.poll(() => onSite.mock.lastCall).toEqual([{ ...site, ...practice, ...ours }])
    expect(onTitle).toHaveBeenLastCalledWith('Haneul Securities')
  })
})
