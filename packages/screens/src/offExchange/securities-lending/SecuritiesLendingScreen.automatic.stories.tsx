import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { SecuritiesLendingScreen } from './SecuritiesLendingScreen.tsx'

const meta = {
  title: 'Screens/Securities lending/Automatic',
  tags: ['screen'],
  component: SecuritiesLendingScreen,
  parameters: {
    purpose: 'Switches automatic lending on and off, and chooses the shares that it lends.',
    scenario: { screen: 'securitiesLending', world: 'lendingOwned' },
  },
} satisfies Meta<typeof SecuritiesLendingScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findSwitch = (context: Context) =>
  context.canvas.findByRole('switch', { name: readerOf(context).t('securitiesLending:automatic.title') })

async function ask(context: Context) {
  await context.userEvent.click(await findSwitch(context))
  const title = readerOf(context).t('securitiesLending:automatic.ask')
  return within(await screen.findByRole('dialog', { name: title }))
}

/** What the last month would have brought, and the three risks, come before it is switched on. */
export const Asked: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await ask(context)
    for (const risk of ['vote', 'protection', 'end'] as const)
      await expect(sheet.getByText(t(`securitiesLending:risks.${risk}`))).toBeInTheDocument()
    for (const part of ['gross', 'tax'] as const)
      await expect(sheet.getByText(t(`securitiesLending:income.${part}`))).toBeVisible()
  },
}

/** Nothing is left of the estimate once each share is left out. */
export const WithoutAShare: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await ask(context)
    await context.userEvent.click(sheet.getByRole('checkbox'))
    await expect(sheet.getByText(t('securitiesLending:automatic.nothingThen'))).toBeVisible()
  },
}

export const SwitchedOn: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await ask(context)
    await context.userEvent.click(sheet.getByRole('button', { name: t('securitiesLending:automatic.start') }))
    const shares = ui('finance.shares', { count: 40 })
    await expect(
      await context.canvas.findByText(t('securitiesLending:automatic.on', { shares })),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const SwitchedOff: Story = {
  parameters: { scenario: { world: 'lendingRunning' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await findSwitch(context))
    await expect(await context.canvas.findByText(t('securitiesLending:automatic.off'))).toBeVisible()
  },
}

/** A share is left out: its lots come back at once. */
export const AShareLeftOut: Story = {
  parameters: { scenario: { world: 'lendingRunning' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const choose = t('securitiesLending:automatic.choose')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: choose }))
    const sheet = within(await screen.findByRole('dialog', { name: choose }))
    await context.userEvent.click(sheet.getByRole('checkbox'))
    await context.userEvent.click(sheet.getByRole('button', { name: t('securitiesLending:automatic.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      await context.canvas.findByRole('button', {
        name: t('securitiesLending:automatic.excluded', { count: 1 }),
      }),
    ).toBeVisible()
  },
}

/** The broker refuses it: the reason is beside the button. */
export const Refused: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await ask(context)
    const codes = [
      'PRODUCT_UNAVAILABLE',
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_FROZEN',
      'ACCOUNT_DISABLED',
      'TRADING_BANNED',
      'REAL_NAME_REQUIRED',
      'REAL_NAME_UNDER_REVIEW',
      'REAL_NAME_REJECTED',
      'FUND_OPERATION_PENDING',
    ] as const
    await underEach(context, { on: 'lending/setAutomatic', codes }, async (code) => {
      const name = t('securitiesLending:automatic.start')
      await context.userEvent.click(sheet.getByRole('button', { name }))
      await expect(await sheet.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
    })
  },
}

/** It cannot be switched off: the reason is under the switch. */
export const OffRefused: Story = {
  parameters: {
    scenario: {
      world: 'lendingRunning',
      faults: [{ on: 'lending/setAutomatic', refuse: 'ACCOUNT_FROZEN' }],
    },
  },
  play: async (context) => {
    await context.userEvent.click(await findSwitch(context))
    const text = readerOf(context).t('refusals:refusals.ACCOUNT_FROZEN')
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}

/** A ban on trading shows in place of the action, with the way to ask about it. */
export const Restricted: Story = {
  parameters: { scenario: { world: 'tradingBanned' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const sheet = await ask(context)
    await expect(sheet.getByText(t('refusals:refusals.TRADING_BANNED'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: titleOf('customerService') })).toBeEnabled()
    await expect(sheet.queryByRole('button', { name: t('securitiesLending:automatic.start') })).toBeNull()
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: {
      world: 'lendingOwned',
      faults: [{ on: 'lending/setAutomatic', http: 500, times: 1 }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await ask(context)
    await context.userEvent.click(sheet.getByRole('button', { name: t('securitiesLending:automatic.start') }))
    await expect(await sheet.findByRole('button', { name: t('app:unknown.check') })).toBeVisible()
  },
}
