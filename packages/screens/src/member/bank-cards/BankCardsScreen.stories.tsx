import { demoFundPassword } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closed, openPayee, removePayee } from '../../../testing/linking.ts'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { bankName } from '../../parts/payees/bankChoices.ts'
import { BankCardsScreen } from './BankCardsScreen.tsx'

const meta = {
  title: 'Screens/Bank accounts',
  tags: ['screen', 'autodocs'],
  component: BankCardsScreen,
  parameters: {
    purpose:
      'Lists the bank accounts that money is withdrawn to, and leads to what is missing before one can be added.',
    scenario: { screen: 'bankCards', world: 'linked' },
  },
} satisfies Meta<typeof BankCardsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const first = '•••• 7890'
const second = '•••• 5678'
const rowOf = ({ canvas }: Context, masked: string) =>
  canvas.findByRole('button', { name: new RegExp(RegExp.escape(masked)) })
const open = (context: Context, masked: string, bank: string) =>
  openPayee(context, masked, bankName(bank, readerOf(context).language))

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await rowOf(context, first)).toHaveTextContent(t('payees:default'))
    await expect(await rowOf(context, second)).not.toHaveTextContent(t('payees:default'))
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: t('payees:card.add') })).toBeEnabled(),
    )
  },
}

export const Details: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const details = within(await open(context, first, 'KR088'))
    await expect(details.getByText('역삼')).toBeVisible()
    await expect(details.queryByRole('button', { name: t('payees:makeDefault') })).toBeNull()
  },
}

export const MakesAnotherDefault: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const details = await open(context, second, 'KR090')
    await context.userEvent.click(within(details).getByRole('button', { name: t('payees:makeDefault') }))
    await screen.findByText(t('payees:madeDefault'))
    await closed(details)
    await expect(await rowOf(context, second)).toHaveTextContent(t('payees:default'))
    await expect(await rowOf(context, first)).not.toHaveTextContent(t('payees:default'))
  },
}

/** The default passes on to the one that is left. */
export const Removes: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await removePayee(context, 'card', await open(context, first, 'KR088'), demoFundPassword)
    await screen.findByText(t('refusals:successes.UNBOUND'))
    await closed(sheet)
    await expect(await rowOf(context, second)).toHaveTextContent(t('payees:default'))
    await expect(context.canvas.queryByText(first)).toBeNull()
  },
}

export const AsksBeforeItRemoves: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const details = within(await open(context, first, 'KR088'))
    await context.userEvent.click(details.getByRole('button', { name: t('payees:card.remove') }))
    await screen.findByRole('dialog', { name: t('payees:card.question') })
  },
}

const refusedRemoval = (
  refuse: 'FUND_OPERATION_PENDING' | 'CARD_NOT_FOUND' | 'CARD_NOT_OWN' | 'FUND_PASSWORD_NOT_SET',
): Story => ({
  parameters: { scenario: { world: 'linked', faults: [{ on: 'payees/unbind', refuse }] } },
  play: async (context) => {
    const sheet = await removePayee(context, 'card', await open(context, first, 'KR088'), demoFundPassword)
    const text = readerOf(context).t(`refusals:refusals.${refuse}`)
    await expect(await within(sheet).findByText(text)).toBeVisible()
  },
})
export const AWithdrawalToItIsUnderReview: Story = refusedRemoval('FUND_OPERATION_PENDING')
export const RemovedElsewhere: Story = refusedRemoval('CARD_NOT_FOUND')
export const OfAnotherMember: Story = refusedRemoval('CARD_NOT_OWN')
export const NoWithdrawalPasswordAnyMore: Story = refusedRemoval('FUND_PASSWORD_NOT_SET')

export const TheDefaultWasRemovedElsewhere: Story = {
  parameters: {
    scenario: { world: 'linked', faults: [{ on: 'payees/makeDefault', refuse: 'CARD_NOT_FOUND' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const details = within(await open(context, second, 'KR090'))
    await context.userEvent.click(details.getByRole('button', { name: t('payees:makeDefault') }))
    await expect(await details.findByText(t('refusals:refusals.CARD_NOT_FOUND'))).toBeVisible()
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: { scenario: { world: 'linked', faults: [{ on: 'payees/unbind', http: 500, times: 1 }] } },
  play: async (context) => {
    const sheet = await removePayee(context, 'card', await open(context, first, 'KR088'), demoFundPassword)
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}

export const NoneYet: Story = {
  parameters: { scenario: { world: 'readyToLink' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('payees:card.empty'))
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('payees:card.add') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'addBankCard' })
  },
}

const leadsTo = (
  world: 'newMember' | 'realNameSubmitted' | 'realNameRejected' | 'realNamePassed',
  step: 'notVerified' | 'underReview' | 'rejected' | 'fundPassword',
): Story => ({
  parameters: { scenario: { world } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t(`payees:first.${step}.text`))
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t(`payees:first.${step}.action`) }),
    )
    const to = step === 'fundPassword' ? 'fundPassword' : 'realName'
    await expect(context.navigation.go).toHaveBeenCalledWith({ to })
  },
})
export const NotVerified: Story = leadsTo('newMember', 'notVerified')
export const UnderReview: Story = leadsTo('realNameSubmitted', 'underReview')
export const Rejected: Story = leadsTo('realNameRejected', 'rejected')
export const NoWithdrawalPassword: Story = leadsTo('realNamePassed', 'fundPassword')

export const AsManyAsThereCanBe: Story = {
  parameters: { scenario: { world: 'fullyLinked' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('payees:card.full', { count: 5 }))
    await expect(context.canvas.queryByRole('button', { name: t('payees:card.add') })).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'linked', faults: [{ on: 'payees/list', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'linked', faults: [{ on: 'payees/list', hang: true }] } },
}
export const RefreshesOnceOnline: Story = {
  play: async (context) => {
    await refreshOnceOnline(context, () => rowOf(context, first))
    // The page has come to rest: until then the end of so short a list is out of reach.
    await waitFor(() => expect(context.canvasElement.querySelector('[data-moved=true]')).toBeNull())
  },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
