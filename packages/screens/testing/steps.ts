import { UNAUTHORISED_REDIRECT_MS } from '@onelot/api-client'
import { type Currency, decimal, minorUnits } from '@onelot/domain'
import { formatMoney, intlLocale } from '@onelot/ui'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { TabEntry } from '../src/base/shell/tabEntries.ts'
import { languageName } from '../src/base/i18n/languageName.ts'
import type { Resources } from '../src/base/i18n/resources.ts'
import { messagePattern } from './messagePattern.ts'
import { type Person, type Step, step, steps } from './journey.ts'
import type { Reader } from './readers.ts'
import { accept, answer, newcomer, openAccount } from './registering.ts'

export const member = { phone: '01012345678', password: 'Onelot2026' } as const

const heading = (name: string) => screen.findByRole('heading', { name })

export const chooseLanguageFirst = ({ language, t }: Reader): Step =>
  step(`is asked for a language, and takes ${languageName(language).name}`, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: languageName(language).name }))
    await screen.findByRole('button', { name: t('login:toRegister') })
  })

const askForAnAccount = step('asks for an account', async ({ userEvent, t, titleOf }) => {
  await userEvent.click(screen.getByRole('button', { name: t('login:toRegister') }))
  await heading(titleOf('register'))
})

export const register = steps(
  askForAnAccount,
  answer('phone', newcomer.phone),
  answer('password', newcomer.password),
  answer('passwordConfirm', newcomer.password),
  answer('invitation', 'ONELOT'),
  accept,
  openAccount,
)

export const isWelcomed = step(
  'is welcomed, sees the practice money, and goes to the market',
  async ({ userEvent, t, titleOf }) => {
    await screen.findByText(t('refusals:successes.REGISTERED'))
    await heading(t('afterLogin:arrived'))
    await screen.findByRole('list', { name: t('afterLogin:list') })
    await userEvent.click(screen.getByRole('button', { name: t('afterLogin:onward') }))
    await heading(titleOf('market'))
  },
)

/** A re-login keeps the number: it asks for the password alone. */
export const logInAgain = step('is asked to log in again, and does', async ({ userEvent, t, endWait }) => {
  await endWait(UNAUTHORISED_REDIRECT_MS)
  await screen.findByRole('heading', { name: t('login:again.title') })
  await expect(screen.getByRole('textbox', { name: t('app:fields.phone') })).toHaveValue(member.phone)
  await userEvent.type(screen.getByLabelText(t('app:fields.password')), member.password)
  await userEvent.click(screen.getByRole('button', { name: t('login:submit') }))
})

export const openTab = (tab: TabEntry): Step =>
  step(`opens ${tab}`, async ({ userEvent, t, titleOf }) => {
    const bar = within(await screen.findByRole('navigation', { name: t('app:tabs') }))
    await userEvent.click(bar.getByRole('link', { name: titleOf(tab) }))
    await screen.findByRole('link', { name: titleOf(tab), current: 'page' })
  })

export const goBack = step('goes back', async ({ userEvent, ui }) => {
  const back = await screen.findByRole('button', { name: ui('back') })
  await userEvent.click(back)
  await waitFor(() => expect(back).not.toBeInTheDocument())
})

export const leaveSearch = step('leaves the search', async ({ userEvent, t, ui }) => {
  const field = await screen.findByRole('searchbox', { name: t('search:label') })
  await userEvent.click(screen.getByRole('button', { name: ui('entry.cancel') }))
  await waitFor(() => expect(field).not.toBeInTheDocument())
})

const searchFor = async ({ userEvent, t }: Person, text: string) => {
  await userEvent.click(await screen.findByRole('link', { name: t('market:search.label') }))
  await userEvent.type(await screen.findByRole('searchbox', { name: t('search:label') }), text)
}

export const search = (text: string): Step =>
  step(`searches the market for ${text}`, (person) => searchFor(person, text))

export const openStock = (code: string): Step =>
  step(`finds ${code} in the market, and opens it`, async (person) => {
    await searchFor(person, code)
    await person.userEvent.click(
      await screen.findByRole('link', { name: (name: string) => name.includes(code) }),
    )
    await screen.findByRole('button', { name: person.t('stockDetail:actions.buy') })
  })

export const readTheChart = step('looks at its chart, day by day', async ({ userEvent, t }) => {
  const day = await screen.findByRole('radio', { name: t('kline:periodNames.day') })
  await userEvent.click(day)
  await expect(day).toBeChecked()
  await screen.findByRole('application')
})

export const openFundRecord = step('opens the fund record', async ({ userEvent, titleOf }) => {
  await userEvent.click(await screen.findByRole('link', { name: titleOf('fundRecord') }))
  await heading(titleOf('fundRecord'))
})

type MovementName = keyof Resources['ledger']['kinds']
type Traded = keyof Resources['ledger']['traded']
export type Movement = {
  readonly currency?: Currency
  /** Negative where money left. */
  readonly amount: string
} & (
  | { readonly kind: Exclude<MovementName, Traded> }
  /** Named by what was traded. */
  | { readonly kind: Traded; readonly side: 'long' | 'short' }
)

const nameOf = (movement: Movement, { t }: Pick<Person, 't'>): RegExp =>
  'side' in movement
    ? messagePattern((name) => t(`ledger:traded.${movement.kind}.${movement.side}`, { name }))
    : messagePattern(() => t(`ledger:kinds.${movement.kind}`))

/** Every movement that is listed, each once; dollars unless it says otherwise. */
export const seeInFundRecord = (...movements: readonly Movement[]): Step =>
  step('finds every movement of their money in it, to the cent', async (person) => {
    const { language, t } = person
    const record = within(await screen.findByRole('region', { name: t('fundRecord:list') }))
    await waitFor(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight })
      await expect(record.getAllByRole('listitem')).toHaveLength(movements.length)
    })
    const rows = record.getAllByRole('listitem').map(({ textContent }) => textContent)
    for (const movement of movements) {
      const { currency = 'USD', amount } = movement
      const style = { signed: true, places: minorUnits(currency) } as const
      const money = formatMoney(intlLocale(language), { currency, amount: decimal(amount) }, style)
      const name = nameOf(movement, person)
      const place = rows.findIndex((row) => row.search(name) === 0 && row.endsWith(money))
      await expect(place, `${movement.kind} ${money}`).toBeGreaterThanOrEqual(0)
      rows.splice(place, 1)
    }
  })

/** What every new account receives, as the fund record lists it. */
export const practiceMoney: readonly Movement[] = [
  { kind: 'practiceMoney', currency: 'KRW', amount: '100000000' },
  { kind: 'practiceMoney', currency: 'THB', amount: '3000000.00' },
  { kind: 'practiceMoney', currency: 'TWD', amount: '3000000.00' },
  { kind: 'practiceMoney', currency: 'USD', amount: '100000.00' },
]

export const changeLanguage = (to: Reader): Step =>
  step(`changes the language to ${languageName(to.language).name}`, async ({ userEvent, titleOf }) => {
    await userEvent.click(
      await screen.findByRole('link', { name: (name: string) => name.startsWith(titleOf('changeLanguage')) }),
    )
    await userEvent.click(await screen.findByRole('radio', { name: languageName(to.language).name }))
    await heading(to.titleOf('changeLanguage'))
  })
