import type { RefusalCodeOnWire } from '@onelot/api-client'
import { demoFundPassword, demoMember } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { ObstacleName } from '@onelot/domain'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { CloseAccountScreen } from './CloseAccountScreen.tsx'

const meta = {
  title: 'Screens/Close account',
  tags: ['screen', 'autodocs'],
  component: CloseAccountScreen,
  parameters: {
    purpose: 'Says what closing an account means and what stands in its way, and closes it for good.',
    scenario: { screen: 'closeAccount', world: 'newMember' },
  },
} satisfies Meta<typeof CloseAccountScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface Filled {
  readonly password?: string
  /** Digits, where one is asked for. */
  readonly fundPassword?: string
  readonly agrees?: boolean
}

const goOn = async (context: Context) => {
  const { t } = readerOf(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('closeAccount:next') }))
}

/** Reads on, and fills in the form. */
async function fillIn(context: Context, filled: Filled = {}): Promise<void> {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  const { password = demoMember.password, fundPassword, agrees = true } = filled
  await goOn(context)
  await userEvent.type(await canvas.findByLabelText(t('closeAccount:form.password')), password)
  if (fundPassword !== undefined) {
    await userEvent.click(canvas.getByLabelText(t('closeAccount:form.fundPassword')))
    await userEvent.keyboard(fundPassword)
  }
  if (agrees) await userEvent.click(canvas.getByRole('checkbox'))
}

const send = async ({ canvas, userEvent, globals }: Context) => {
  const { t } = readerOf({ globals })
  await userEvent.click(canvas.getByRole('button', { name: t('closeAccount:form.submit') }))
}

async function askToClose(context: Context, filled?: Filled): Promise<void> {
  await fillIn(context, filled)
  await send(context)
}

const question = (context: Context) =>
  screen.findByRole('dialog', { name: readerOf(context).t('closeAccount:confirm.question') })

/** Answers the last question. */
async function confirm(context: Context): Promise<void> {
  const dialog = await question(context)
  await context.userEvent.click(
    within(dialog).getByRole('button', { name: readerOf(context).t('closeAccount:confirm.action') }),
  )
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}

async function close(context: Context, filled?: Filled): Promise<void> {
  await askToClose(context, filled)
  await confirm(context)
}

/** Once: at its field, or beside the button. */
const isSaid = async (text: string) => {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1))
}

/** What it means, before anything is asked. */
export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('closeAccount:atOnce.loggedOut'))
    const kept = await context.canvas.findByRole('region', { name: t('closeAccount:kept.title') })
    await expect(within(kept).getByText(t('closeAccount:kept.transactions'))).toBeVisible()
    await expect(within(kept).getAllByText(t('closeAccount:kept.years', { count: 10 }))).toHaveLength(2)
  },
}

/** Every session has ended, and login says why. */
export const Closes: Story = {
  play: async (context) => {
    await close(context)
    await context.canvas.findByText(readerOf(context).t('closeAccount:done.title'))
    await expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'login' })
  },
}

export const ClosesWithTheWithdrawalPassword: Story = {
  parameters: { scenario: { world: 'withFundPassword' } },
  play: async (context) => {
    await close(context, { fundPassword: demoFundPassword })
    await context.canvas.findByText(readerOf(context).t('closeAccount:done.title'))
  },
}

/** A mistaken tap closes nothing. */
export const AsksOnceMore: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await askToClose(context)
    const dialog = await question(context)
    await context.userEvent.click(within(dialog).getByRole('button', { name: t('app:cancel') }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(context.canvas.getByRole('button', { name: t('closeAccount:form.submit') })).toBeVisible()
  },
}

type Obstructed =
  | 'holder'
  | 'realNameSubmitted'
  | 'seatUnderReview'
  | 'deposited'
  | 'rewarded'
  | 'exDividendDay'
  | 'frozenAccount'

/** Each thing in the way leads to where it is mended; there is no way on. */
const obstructed = (world: Obstructed, to: RouteTarget['to'], ...names: readonly ObstacleName[]): Story => ({
  parameters: { scenario: { world } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    const list = await canvas.findByRole('list', { name: t('closeAccount:obstacles.title') })
    await expect(within(list).getAllByRole('link')).toHaveLength(names.length)
    for (const name of names)
      await expect(within(list).getByText(t(`closeAccount:obstacles.${name}.title`))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('closeAccount:next') })).toBeNull()
    const first = () => within(list).getAllByRole('link')[0]
    // What is under review is looked up first.
    await waitFor(() =>
      expect(decodeURIComponent(first()?.getAttribute('href') ?? '')).toContain(`"to":"${to}"`),
    )
    const link = first()
    if (link === undefined) throw new Error('nothing stands in the way')
    await userEvent.click(link)
    await expect(navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to }))
  },
})
export const PositionsAndOrdersStandInTheWay: Story = obstructed('holder', 'trade', 'positions', 'orders')
/** Its shares that were issued are a position besides. */
export const AnApplicationStandsInTheWay: Story = {
  parameters: { scenario: { world: 'appliedForShares' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const title = t('products:applications.open.title')
    const link = await context.canvas.findByRole('link', { name: (name) => name.startsWith(title) })
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"to":"applications"')
  },
}
export const ABidStandsInTheWay: Story = {
  parameters: { scenario: { world: 'bidPlaced' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const title = t('products:bids.open.title')
    const link = await context.canvas.findByRole('link', { name: (name) => name.startsWith(title) })
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"to":"trade"')
  },
}
export const AReviewStandsInTheWay: Story = obstructed('realNameSubmitted', 'realName', 'review')
export const AnApplicationForASeatStandsInTheWay: Story = obstructed(
  'seatUnderReview',
  'seatAccount',
  'review',
)
export const ADepositStandsInTheWay: Story = obstructed('deposited', 'request', 'deposit', 'moneyLeft')
export const MoneyOfOnesOwnStandsInTheWay: Story = obstructed('rewarded', 'withdraw', 'moneyLeft')
export const ADividendStandsInTheWay: Story = obstructed('exDividendDay', 'trade', 'positions', 'dividend')
export const FrozenAccount: Story = obstructed('frozenAccount', 'customerService', 'frozen', 'positions')

export const RefusesAWrongPassword: Story = {
  play: async (context) => {
    await close(context, { password: 'Onelot2025' })
    await isSaid(readerOf(context).t('refusals:refusals.ORIGINAL_PASSWORD_WRONG'))
  },
}

export const RefusesAWrongWithdrawalPassword: Story = {
  parameters: { scenario: { world: 'withFundPassword' } },
  play: async (context) => {
    await close(context, { fundPassword: '482916' })
    await isSaid(readerOf(context).t('refusals:refusals.FUND_PASSWORD_WRONG'))
  },
}

export const NeedsConsent: Story = {
  play: async (context) => {
    await askToClose(context, { agrees: false })
    await isSaid(readerOf(context).t('refusals:fields.mustAccept'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const meanwhile = [
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_FROZEN',
  'OPEN_POSITIONS',
  'DEPOSIT_PENDING',
  'FUND_OPERATION_PENDING',
  'ORDER_PENDING_REVIEW',
  'LOAN_UNPAID',
  'FUND_PASSWORD_NOT_SET',
  'TOO_FREQUENT',
  'DEBT_UNPAID',
  'MONEY_LEFT',
] as const satisfies readonly RefusalCodeOnWire[]

/** What has come in the way while the form was filled in. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    await fillIn(context)
    await underEach(context, { on: 'closing/close', codes: meanwhile }, async (code) => {
      await send(context)
      await confirm(context)
      const text = messagePattern((amount) => readerOf(context).t(`refusals:refusals.${code}`, { amount }))
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1))
    })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'newMember', faults: [{ on: 'closing/close', http: 500, times: 1 }] },
  },
  play: async (context) => {
    await close(context)
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'closing/status', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'closing/status', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:failure.http'), { exact: false })
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'closing/status', offline: true }] } },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:member.title'))
  },
}
