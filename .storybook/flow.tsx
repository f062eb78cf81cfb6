import type { RouteTarget } from '@onelot/screens'
import { addressOf, screens } from '@onelot/screens/definitions'
import { bootMessages } from '@onelot/web/boot/messages'
import { createNavigation } from '@onelot/web/navigation/createNavigation'
import { routesBelow } from '@onelot/web/navigation/routes'
import { Pages } from '@onelot/web/pages/Pages'
import { PagesContext } from '@onelot/web/pages/pagesPorts'
import { createScreenChunks } from '@onelot/web/pages/screenChunks'
import { ScreenToasts } from '@onelot/web/shell/ScreenToasts'
import { languages, inLanguage } from '@onelot/domain'
import { addBundles, usePreferences, useSession } from '@onelot/screens'
import type { i18n } from 'i18next'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import type { Journey } from './scenarioTypes.ts'

/**
 * The app's own routes, pages and navigation, over a history in memory that begins at `opens`. All screens are loaded before: a play presses in
 * React's `act`, in which nothing may suspend.
 */
export async function createJourney(opens: RouteTarget, i18n: i18n): Promise<Journey> {
  const pages = {
    chunks: createScreenChunks((language, bundles) => {
      addBundles(i18n, language, bundles)
    }),
    chosen: { read: () => undefined },
    times: { drawn: () => undefined },
    warm: { drawn: () => () => undefined },
  }
  await Promise.all(
    screens.flatMap((screen) => languages.map((language) => pages.chunks.load(screen, language))),
  )
  const router = createMemoryRouter(
    routesBelow(
      <PagesContext value={pages}>
        <Shown />
      </PagesContext>,
    ),
    { initialEntries: [addressOf(opens)] },
  )
  const navigation = createNavigation({
    router,
    onOpen: () => undefined,
    onTouched: () => undefined,
    customerService: () => undefined,
    openOutside: () => undefined,
  })
  return {
    router: (
      <>
        <ScreenToasts navigation={navigation} />
        <RouterProvider router={router} />
      </>
    ),
    navigation,
  }
}

function Shown() {
  const { language } = usePreferences()
  return (
    <Pages
      account={useSession().current?.account}
      language={language}
      messages={inLanguage(bootMessages, language)}
    />
  )
}
