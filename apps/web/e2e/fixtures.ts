import { type Page, test as base, expect } from '@playwright/test'
import type { CalendarKind } from '@onelot/domain'
import { fontsLoaded, pinFonts } from '../../../scripts/fonts/pin.ts'
import { type RunningBroker, facesSheet, startBroker } from './broker.ts'
import { type Member, register } from './members.ts'

interface WorkerFixtures {
  /** One broker a worker; tests register members of their own, and so do not meet. */
  readonly broker: RunningBroker
}

interface TestFixtures {
  /** By which hours the test's own broker keeps. @defaultValue 'demo' */
  readonly hours: CalendarKind
  /** A broker of the test's own, whose prices it moves, or which it restarts. */
  readonly own: RunningBroker
  /** The errors of the browser; empty at the end, unless the test says what it expects. */
  readonly complaints: string[]
  readonly app: App
}

/** The app in a browser. */
export interface App {
  /** Opens a route: `/market/index`. */
  open(path: string): Promise<void>
  /** Loads the page on a route, whatever it showed before. */
  load(path: string): Promise<void>
  /** A new member by the registration call, logged in from the next page on. */
  becomeMember(): Promise<Member>
  /** One whose real name has passed its review. */
  becomeVerified(): Promise<Member>
}

/** Errors that are not the app's: the browser also reports what a test breaks on purpose. */
const ofTheNetwork = /Failed to load resource|net::ERR_/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  broker: [
    async ({ browser }, provide) => {
      const broker = await startBroker()
      browser.once('disconnected', () => void broker.stop())
      await provide(broker)
      await broker.end()
    },
    { scope: 'worker' },
  ],
  hours: ['demo', { option: true }],
  own: async ({ browser, hours }, provide) => {
    const broker = await startBroker(hours)
    browser.once('disconnected', () => void broker.stop())
    await provide(broker)
    await broker.end()
  },
  baseURL: async ({ broker }, provide) => {
    await provide(broker.origin)
  },
  context: async ({ context }, provide) => {
    await context.addInitScript(pinFonts, facesSheet)
    await provide(context)
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !ofTheNetwork.test(message.text())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => {
        complaints.push(error.message)
      })
      await provide(complaints)
      expect(complaints, 'the browser complains').toEqual([])
    },
    { auto: true },
  ],
  app: async ({ page, broker }, provide) => {
    await provide(appOn(page, broker))
  },
})

let serial = 0

function appOn(page: Page, broker: Pick<RunningBroker, 'origin' | 'operate'>): App {
  const goTo = async (address: string) => {
    await page.goto(address)
    await page.evaluate(fontsLoaded)
  }
  const app: App = {
    open: (path) => goTo(`/#${path}`),
    load: (path) => goTo(`/?${encodeURIComponent(path)}#${path}`),
    becomeMember: async () => {
      serial += 1
      const unique = `${String(process.pid % 100_000).padStart(5, '0')}${String(serial).padStart(3, '0')}`
      const member = await register(broker, `010${unique}`)
      await page.addInitScript(
        ({ token, account, phone }) => {
          if (sessionStorage.getItem('e2e') !== null) return
          sessionStorage.setItem('e2e', 'logged in once')
          localStorage.setItem('tokend', token)
          localStorage.setItem('account', account)
          localStorage.setItem('hint', phone)
        },
        { ...member },
      )
      return member
    },
    becomeVerified: async () => {
      const member = await app.becomeMember()
      await broker.operate('realName', { phone: member.phone, state: 'passed' })
      return member
    },
  }
  return app
}

/** Every test has a broker of its own: for those that move prices or the clock. */
export const testAlone = test.extend({
  baseURL: async ({ own }, provide) => {
    await provide(own.origin)
  },
  app: async ({ page, own }, provide) => {
    await provide(appOn(page, own))
  },
})

export { expect }
export { password } from './members.ts'
