import { demoFundPassword } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closed, enterFundPassword } from '../../../testing/linking.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { bankName } from '../../parts/payees/bankChoices.ts'
import { AddBankCardScreen } from './AddBankCardScreen.tsx'

const meta = {
  title: 'Screens/Add bank account',
  tags: ['screen', 'autodocs'],
  component: AddBankCardScreen,
  parameters: {
    purpose: 'Adds a bank account in the member’s own name, after the withdrawal password.',
    scenario: { screen: 'addBankCard', world: 'readyToLink' },
  },
} satisfies Meta<typeof AddBankCardScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const fieldOf = (context: Context, name: 'number' | 'holder' | 'branch') =>
  context.canvas.findByLabelText(new RegExp(`^${RegExp.escape(readerOf(context).t(`addBankCard:${name}`))}`))

async function choose(context: Context, bank: string): Promise<void> {
  const { t, language } = readerOf(context)
  const label = t('addBankCard:bank')
  await context.userEvent.click(context.canvas.getByRole('combobox', { name: label }))
  const sheet = await screen.findByRole('dialog', { name: label })
  await context.userEvent.click(within(sheet).getByRole('option', { name: bankName(bank, language) }))
  await closed(sheet)
}

const press = async (context: Context) => {
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: readerOf(context).titleOf('addBankCard') }),
  )
}

/** Fills in the form as a person would. */
async function answer(
  context: Context,
  { number = '110-234-567890', holder = '홍길동' } = {},
): Promise<void> {
  await context.userEvent.type(await fieldOf(context, 'number'), number)
  await choose(context, 'KR088')
  await context.userEvent.type(await fieldOf(context, 'holder'), holder)
}

/** Likewise, and sends it as far as the password. */
async function fillIn(context: Context, answers?: Parameters<typeof answer>[1]): Promise<void> {
  await answer(context, answers)
  await press(context)
}

export const Default: Story = {
  play: async (context) => {
    await expect(await fieldOf(context, 'number')).toBeVisible()
  },
}

export const Adds: Story = {
  play: async (context) => {
    await fillIn(context)
    await enterFundPassword(context, demoFundPassword)
    await screen.findByText(readerOf(context).t('refusals:successes.ADDED'))
    await waitFor(() => expect(context.navigation.back).toHaveBeenCalled())
  },
}

/** A number that only one bank gives: it is offered, and not chosen by itself. */
export const OffersTheBankOfTheNumber: Story = {
  play: async (context) => {
    const { t, language } = readerOf(context)
    await context.userEvent.type(await fieldOf(context, 'number'), '3333-01-2345678')
    const bank = context.canvas.getByRole('combobox', { name: t('addBankCard:bank') })
    const name = bankName('KR090', language)
    await expect(bank).toHaveTextContent(t('addBankCard:chooseBank'))
    const offer = t('addBankCard:looksLike', { name })
    await context.userEvent.click(await context.canvas.findByRole('button', { name: offer }))
    await expect(bank).toHaveTextContent(name)
    await expect(context.canvas.queryByRole('button', { name: offer })).toBeNull()
  },
}

export const AsksForThePassword: Story = {
  play: async (context) => {
    await fillIn(context)
    await screen.findByRole('dialog', { name: readerOf(context).t('app:fundPassword.title') })
  },
}

export const Incomplete: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.type(await fieldOf(context, 'number'), '1234567')
    await press(context)
    await expect(await context.canvas.findByText(t('refusals:fields.tooShort'))).toBeVisible()
    await expect(context.canvas.getByRole('combobox', { name: t('addBankCard:bank') })).toBeInvalid()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const OfAnotherHolder: Story = {
  play: async (context) => {
    await fillIn(context, { holder: '김철수' })
    await closed(await enterFundPassword(context, demoFundPassword))
    const text = readerOf(context).t('refusals:refusals.REAL_NAME_MISMATCH')
    await expect(await fieldOf(context, 'holder')).toHaveAccessibleDescription(expect.stringContaining(text))
  },
}

export const LinkedAlready: Story = {
  parameters: { scenario: { world: 'linked' } },
  play: async (context) => {
    await fillIn(context)
    await closed(await enterFundPassword(context, demoFundPassword))
    const text = readerOf(context).t('refusals:refusals.CARD_EXISTS')
    await expect(await fieldOf(context, 'number')).toHaveAccessibleDescription(expect.stringContaining(text))
  },
}

export const AWrongPassword: Story = {
  play: async (context) => {
    await fillIn(context)
    const sheet = await enterFundPassword(context, '482916')
    const text = readerOf(context).t('refusals:refusals.FUND_PASSWORD_WRONG')
    await expect(await within(sheet).findByText(text)).toBeVisible()
    await enterFundPassword(context, demoFundPassword)
    await waitFor(() => expect(context.navigation.back).toHaveBeenCalled())
  },
}

const meanwhile = [
  'FUND_PASSWORD_NOT_SET',
  'REAL_NAME_REQUIRED',
  'REAL_NAME_UNDER_REVIEW',
  'REAL_NAME_REJECTED',
  'CARDS_FULL',
] as const

/** What has come up since it was opened: the sheet closes, and it is said. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    await answer(context)
    await underEach(context, { on: 'payees/addCard', codes: meanwhile }, async (code) => {
      await press(context)
      await closed(await enterFundPassword(context, demoFundPassword))
      const count = code === 'CARDS_FULL' ? { count: 2 } : {}
      const text = readerOf(context).t(`refusals:refusals.${code}`, count)
      await expect(await context.canvas.findByText(text)).toBeVisible()
    })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'readyToLink', faults: [{ on: 'payees/addCard', http: 500, times: 1 }] },
  },
  play: async (context) => {
    await fillIn(context)
    const sheet = await enterFundPassword(context, demoFundPassword)
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}

const before = (
  world: 'newMember' | 'realNameSubmitted' | 'realNameRejected' | 'realNamePassed' | 'fullyLinked',
  step: 'notVerified' | 'underReview' | 'rejected' | 'fundPassword' | 'full',
): Story => ({
  parameters: { scenario: { world } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t(`payees:first.${step}.title`))
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t(`payees:first.${step}.action`) }),
    )
    if (step === 'full') await expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'bankCards' })
    else {
      const to = step === 'fundPassword' ? 'fundPassword' : 'realName'
      await expect(context.navigation.go).toHaveBeenCalledWith({ to })
    }
  },
})
export const NotVerified: Story = before('newMember', 'notVerified')
export const UnderReview: Story = before('realNameSubmitted', 'underReview')
export const Rejected: Story = before('realNameRejected', 'rejected')
export const NoWithdrawalPassword: Story = before('realNamePassed', 'fundPassword')
export const AsManyAsThereCanBe: Story = before('fullyLinked', 'full')

export const ServerError: Story = {
  parameters: { scenario: { world: 'readyToLink', faults: [{ on: 'payees/list', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'readyToLink', faults: [{ on: 'payees/list', hang: true }] } },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
