import type { RefusalCodeOnWire } from '@onelot/api-client'
import { type WorldName, demoFundPassword } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { closed, enterFundPassword } from '../../../testing/linking.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import type { Resources } from '../../base/i18n/resources.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const meta = {
  title: 'Screens/Withdraw/Refused',
  tags: ['screen'],
  component: WithdrawScreen,
  args: { currency: 'KRW' },
  parameters: {
    purpose: 'Says why nothing can be withdrawn, before anything is filled in, and what became of a refusal.',
    scenario: { screen: 'withdraw', world: 'readyToWithdraw' },
  },
} satisfies Meta<typeof WithdrawScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const textOf = (context: Context, code: RefusalCodeOnWire): RegExp =>
  messagePattern((value) =>
    readerOf(context).t(`refusals:refusals.${code}`, {
      amount: value,
      until: value,
      window: value,
      opensAt: value,
    }),
  )

type Waited = 'WITHDRAWAL_HELD' | 'WITHDRAWAL_WINDOW_CLOSED'
type Obstacle = keyof Resources['obstacles']['codes'] | Waited

const isWaitedFor = (code: Obstacle): code is Waited =>
  code === 'WITHDRAWAL_HELD' || code === 'WITHDRAWAL_WINDOW_CLOSED'

const titleOf = (context: Context, code: Obstacle): string => {
  const { t } = readerOf(context)
  return isWaitedFor(code) ? t(`obstacles:waits.${code}`) : t(`obstacles:codes.${code}.title`)
}

/** What no amount can mend is said in the place of the form, with the way to mend it where there is one. */
const before = (
  world: WorldName,
  codes: readonly [Obstacle, ...Obstacle[]],
  way: string | undefined,
): Story => ({
  parameters: { scenario: { world } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const [first, ...others] = codes
    await canvas.findByRole('heading', { name: titleOf(context, first) })
    const also = canvas.queryByRole('list', { name: t('obstacles:also') })
    const rows = also === null ? [] : within(also).getAllByRole('listitem')
    await expect(rows).toHaveLength(others.length)
    for (const [at, code] of others.entries())
      await expect(rows[at]).toHaveTextContent(titleOf(context, code))
    await expect(canvas.queryByLabelText(t('withdraw:amount'))).toBeNull()
    if (isWaitedFor(first)) {
      const texts =
        first === 'WITHDRAWAL_HELD'
          ? [textOf(context, first)]
          : [
              messagePattern((opensAt) => t(`obstacles:opens.${first}`, { opensAt })),
              messagePattern((window) => t('obstacles:hours', { window })),
            ]
      for (const text of texts) await expect(canvas.getByText(text)).toBeVisible()
      return
    }
    // What is under review is looked up first.
    await context.userEvent.click(
      await canvas.findByRole('button', { name: t(`obstacles:codes.${first}.action`) }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to: way }))
  },
})

export const AccountFrozen: Story = before('withdrawalFrozen', ['ACCOUNT_FROZEN'], 'customerService')
export const WithdrawalBanned: Story = before('withdrawalBanned', ['WITHDRAWAL_BANNED'], 'customerService')
/** All that is missing, in the order in which it is mended. */
export const NothingSetUp: Story = before(
  'newMember',
  ['FUND_PASSWORD_NOT_SET', 'REAL_NAME_REQUIRED', 'NO_BANK_CARD'],
  'fundPassword',
)
export const IdentityUnderReview: Story = before(
  'realNameSubmitted',
  ['FUND_PASSWORD_NOT_SET', 'REAL_NAME_UNDER_REVIEW', 'NO_BANK_CARD'],
  'fundPassword',
)
export const IdentityRejected: Story = before(
  'realNameRejected',
  ['FUND_PASSWORD_NOT_SET', 'REAL_NAME_REJECTED', 'NO_BANK_CARD'],
  'fundPassword',
)
export const NoBankAccount: Story = before('readyToLink', ['NO_BANK_CARD'], 'addBankCard')
/** Only time mends it: it says until when. */
export const HeldAfterAReset: Story = before('withdrawalHeld', ['WITHDRAWAL_HELD'], undefined)
export const CreditScoreTooLow: Story = before('lowCreditScore', ['CREDIT_SCORE_TOO_LOW'], 'customerService')
export const OpenPositions: Story = before(
  'holder',
  ['FUND_PASSWORD_NOT_SET', 'NO_BANK_CARD', 'OPEN_POSITIONS'],
  'fundPassword',
)
export const ADepositIsUnderReview: Story = before('deposited', ['DEPOSIT_PENDING'], 'request')
export const AWithdrawalIsUnderReview: Story = before('withdrawn', ['FUND_OPERATION_PENDING'], 'request')
/** It says when it opens. */
export const WindowClosed: Story = before('fundsClosed', ['WITHDRAWAL_WINDOW_CLOSED'], undefined)
export const TheHoldEndsWhileShown: Story = {
  parameters: { scenario: { world: 'withdrawalHeld' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: titleOf(context, 'WITHDRAWAL_HELD') })
    await context.broker.advance('2 days')
    await context.canvas.findByLabelText(t('withdraw:amount'))
  },
}

/** What has come up since it was filled in: the sheet closes, and it is said. */
const meanwhile = (...codes: readonly RefusalCodeOnWire[]): Story => ({
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await context.userEvent.type(await context.canvas.findByLabelText(t('withdraw:amount')), '50000')
    const submit = new RegExp(`50,000|^${RegExp.escape(titleOf('withdraw'))}$`)
    await underEach(context, { on: 'withdrawals/submit', codes }, async (code) => {
      await context.userEvent.click(context.canvas.getByRole('button', { name: submit }))
      await closed(await enterFundPassword(context, demoFundPassword))
      await expect(await context.canvas.findByText(textOf(context, code))).toBeVisible()
    })
  },
})
export const TheMemberMayNotAnyMore: Story = meanwhile(
  'ACCOUNT_FROZEN',
  'WITHDRAWAL_BANNED',
  'FUND_PASSWORD_NOT_SET',
  'REAL_NAME_REQUIRED',
  'REAL_NAME_UNDER_REVIEW',
  'REAL_NAME_REJECTED',
  'WITHDRAWAL_HELD',
  'CREDIT_SCORE_TOO_LOW',
)
export const TheBankAccountIsNotTaken: Story = meanwhile(
  'NO_BANK_CARD',
  'CARD_NOT_FOUND',
  'CARD_NOT_OWN',
  'REAL_NAME_MISMATCH',
)
export const SomethingElseComesFirst: Story = meanwhile(
  'OPEN_POSITIONS',
  'DEBT_UNPAID',
  'DEPOSIT_PENDING',
  'FUND_OPERATION_PENDING',
  'WITHDRAWAL_WINDOW_CLOSED',
)
export const TheAmountIsNotTaken: Story = meanwhile(
  'WITHDRAWAL_BELOW_MINIMUM',
  'WITHDRAWAL_ABOVE_MAXIMUM',
  'BALANCE_INSUFFICIENT',
  'AVAILABLE_INSUFFICIENT',
  'WITHDRAWABLE_INSUFFICIENT',
  // The store did not take it: nothing was submitted, and nothing is on hold.
  'WITHDRAWAL_FAILED',
)
