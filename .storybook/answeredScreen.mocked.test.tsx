import { ThemeProvider } from '@onelot/ui'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AnsweredScreen, type AnsweredScreenProps } from './conformance/AnsweredScreen.tsx'
import { sampleReport } from './conformance/sample.ts'
import { messagesOf } from './messagesOf.ts'

vi.mock('../packages/screens/src/market/news/index.ts', () => {
  throw new Error('it does not arrive')
})

const i18n = await messagesOf(undefined)

/** Returns what draws the screen, in place of the one before. */
function screenOnAPage(): (props: AnsweredScreenProps) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  return (props) =>
    root.render(
      <ThemeProvider
        {...{ theme: 'light', marketColours: 'kr', textSize: 'normal', language: 'en', hideAmounts: false }}
        i18n={i18n}
      >
        <AnsweredScreen {...props} />
      </ThemeProvider>,
    )
}

it('says so where the code of a screen does not arrive', async () => {
  screenOnAPage()({ screen: 'news', report: sampleReport })
  await expect.element(page.getByText('This screen could not be loaded')).toBeVisible()
})

it('shows the answers of another report once that is opened', async () => {
  const draw = screenOnAPage()
  draw({ screen: 'marketOverview', report: sampleReport })
  const index = page.getByText('SPX').first()
  await expect.element(index).toBeVisible()
  draw({
    screen: 'marketOverview',
    report: { ...sampleReport, startedAt: '2026-03-11T02:00:00.000Z', answers: [] },
  })
  await expect.element(index).not.toBeInTheDocument()
})
