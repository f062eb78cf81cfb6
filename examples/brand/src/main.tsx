import { inLanguage } from '@onelot/domain'
import { ScreensProvider, addBundles, addOwnMessages } from '@onelot/screens'
import { queryOf, screenAt, screenNamed } from '@onelot/screens/definitions'
import '@onelot/screens/styles.css'
import { ThemeProvider, ToastProvider } from '@onelot/ui'
import '@onelot/ui/reset.css'
import '@onelot/ui/styles.css'
import { type ReactNode, Suspense, use } from 'react'
import { createRoot } from 'react-dom/client'
import { site, words } from './brand.js'
import { i18n, ports } from './ports.js'

const { language, theme, marketColours, textSize, hideAmounts } = ports.preferences
const bundles = {
  en: () => import('@onelot/screens/i18n/en'),
  kor: () => import('@onelot/screens/i18n/kor'),
  tw: () => import('@onelot/screens/i18n/tw'),
}
addOwnMessages(i18n, language, inLanguage(words, language))
addBundles(i18n, language, { ...(await inLanguage(bundles, language)()).bundle })

/** The screen of the address, with its messages. */
async function opened(): Promise<ReactNode> {
  const [path = '', search = ''] = location.hash.replace('#', '').split('?')
  const screen = screenAt(path) ?? screenNamed('landing')
  const [messages, { chunk }] = await Promise.all([inLanguage(screen.messages, language)(), screen.load()])
  addBundles(i18n, language, messages)
  return chunk.render(queryOf(search))
}

const Opened = ({ screen }: { screen: Promise<ReactNode> }) => use(screen)

const root = createRoot(document.getElementById('root') ?? document.body)
const show = () => {
  root.render(
    <ThemeProvider {...{ language, theme, marketColours, textSize, hideAmounts, i18n }} brand={site?.brand}>
      <ToastProvider>
        <ScreensProvider ports={ports} site={site}>
          <Suspense>
            <Opened screen={opened()} />
          </Suspense>
        </ScreensProvider>
      </ToastProvider>
    </ThemeProvider>,
  )
}
addEventListener('hashchange', show)
show()
