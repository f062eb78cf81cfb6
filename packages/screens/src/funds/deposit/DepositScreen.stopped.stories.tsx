import { demoMember } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { DepositScreen } from './DepositScreen.tsx'

const meta = {
  title: 'Screens/Deposit/Before the form',
  tags: ['screen'],
  component: DepositScreen,
  args: { currency: 'KRW' },
  parameters: { scenario: { screen: 'deposit', world: 'deposited' } },
} satisfies Meta<typeof DepositScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findAmount = (context: Context) =>
  context.canvas.findByRole('textbox', { name: readerOf(context).t('deposits:amount') })

/** The target of a link, as a story's navigation writes it. */
const leadsTo = (link: HTMLElement): string => decodeURIComponent(link.getAttribute('href') ?? '')

const stopped = (
  world: 'frozenAccount' | 'newMember' | 'realNameSubmitted' | 'realNameRejected' | 'deposited' | 'withdrawn',
  code:
    | 'ACCOUNT_FROZEN'
    | 'REAL_NAME_REQUIRED'
    | 'REAL_NAME_UNDER_REVIEW'
    | 'REAL_NAME_REJECTED'
    | 'DEPOSIT_PENDING'
    | 'FUND_OPERATION_PENDING',
  to: 'customerService' | 'realName' | 'request',
): Story => ({
  parameters: { scenario: { world } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: t(`obstacles:codes.${code}.title`) })
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t(`obstacles:codes.${code}.action`) }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to }))
    await expect(context.canvas.queryByRole('button', { name: t('deposit:next') })).toBeNull()
  },
})
export const AccountFrozen: Story = stopped('frozenAccount', 'ACCOUNT_FROZEN', 'customerService')
export const NotVerified: Story = stopped('newMember', 'REAL_NAME_REQUIRED', 'realName')
export const VerificationUnderReview: Story = stopped(
  'realNameSubmitted',
  'REAL_NAME_UNDER_REVIEW',
  'realName',
)
export const VerificationRejected: Story = stopped('realNameRejected', 'REAL_NAME_REJECTED', 'realName')
export const ADepositIsUnderReview: Story = stopped('deposited', 'DEPOSIT_PENDING', 'request')
export const AnotherTransferIsUnderReview: Story = stopped('withdrawn', 'FUND_OPERATION_PENDING', 'request')

/** Once the review has ended, the form is there by itself. */
export const TheReviewEnds: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: t('obstacles:codes.DEPOSIT_PENDING.title') })
    await context.broker.advance('10 s')
    await findAmount(context)
  },
}

/** On a Saturday: when it opens is said, and nothing can be done but wait. */
export const Closed: Story = {
  parameters: { scenario: { world: 'fundsClosed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: t('obstacles:waits.DEPOSIT_WINDOW_CLOSED') })
    await expect(
      context.canvas.getByText(
        messagePattern((opensAt) => t('obstacles:opens.DEPOSIT_WINDOW_CLOSED', { opensAt })),
      ),
    ).toBeVisible()
    await expect(
      context.canvas.getByText(messagePattern((window) => t('obstacles:hours', { window }))),
    ).toBeVisible()
    await context.canvas.findByText(t('deposit:facts.limit'))
    await expect(context.canvas.queryByText(t('deposit:facts.hours'))).toBeNull()
    await expect(context.canvas.queryByRole('button', { name: t('deposit:next') })).toBeNull()
  },
}

export const OpensWhileShown: Story = {
  parameters: { scenario: { world: 'fundsClosed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: t('obstacles:waits.DEPOSIT_WINDOW_CLOSED') })
    await context.broker.advance('3 days')
    await findAmount(context)
  },
}

/** The first in full; what else is needed follows. */
export const SeveralThingsAreNeeded: Story = {
  parameters: { scenario: { world: 'fundsClosed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: t('obstacles:waits.DEPOSIT_WINDOW_CLOSED') })
    await context.broker.broker.operator.setOnMember(demoMember, {
      kind: 'members.setRestrictions',
      restrictions: ['frozen'],
    })
    await context.canvas.findByRole('heading', { name: t('obstacles:codes.ACCOUNT_FROZEN.title') })
    const also = within(context.canvas.getByRole('list', { name: t('obstacles:also') }))
    await expect(also.getByText(t('obstacles:waits.DEPOSIT_WINDOW_CLOSED'))).toBeVisible()
  },
}

export const RecentDeposits: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const list = within(await context.canvas.findByRole('list', { name: t('deposit:recent') }))
    const rows = list.getAllByRole('link')
    await expect(rows).toHaveLength(3)
    const all = context.canvas.getByRole('link', { name: new RegExp(RegExp.escape(ui('display.seeAll'))) })
    await expect(leadsTo(all)).toContain('"tab":"deposits"')
    await expect(rows[0]).toHaveTextContent('Hanbit Bank')
    await expect(rows[0]).toHaveTextContent(ui('finance.statuses.underReview'))
    await expect(rows[1]).toHaveTextContent(ui('finance.statuses.cancelled'))
    await expect(rows[2]).toHaveTextContent(ui('finance.statuses.rejected'))
  },
}
