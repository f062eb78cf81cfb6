import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { NewestRun } from './NewestRun.tsx'

const meta = {
  title: 'Screens/Smart orders/Run',
  tags: ['screen'],
  component: NewestRun,
  parameters: {
    purpose: 'Shows one run of a strategy: what it did at the last close and why, and what it does next.',
    scenario: { screen: 'smartOrders', world: 'runRunning', asks: ['strategies/list'] },
  },
} satisfies Meta<typeof NewestRun>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const manageCodes = ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'] as const

const section = async (context: Context, key: 'next.label' | 'day.label' | 'history.label') =>
  within(await context.canvas.findByRole('region', { name: readerOf(context).t(`smartOrders:${key}`) }))

/** What it did and why, and what it does next, before the figures of each day. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect((await section(context, 'next.label')).getAllByRole('paragraph').length).toBeGreaterThan(2)
    await expect((await section(context, 'day.label')).getAllByRole('paragraph').length).toBeGreaterThan(1)
    const history = await section(context, 'history.label')
    await expect(history.getAllByRole('listitem')).toHaveLength(5)
    await context.userEvent.click(
      history.getByRole('button', { name: t('smartOrders:history.all', { count: 6 }) }),
    )
    await expect(history.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const Waiting: Story = {
  parameters: { scenario: { world: 'runWaiting' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await section(context, 'next.label')
    await expect(context.canvas.getByText(t('smartOrders:cancelUntil'))).toBeInTheDocument()
    await expect(context.canvas.getByText(t('smartOrders:progress.waiting'))).toBeInTheDocument()
  },
}

export const Ending: Story = {
  parameters: { scenario: { world: 'runEnding' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('smartOrders:progress.ending'))).toBeInTheDocument()
    await expect(context.canvas.queryByRole('button', { name: t('smartOrders:end.action') })).toBeNull()
  },
}

export const Ended: Story = {
  parameters: { scenario: { world: 'runEnded' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('smartOrders:ended.why.member'))).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('smartOrders:another') })).toBeVisible()
  },
}

export const EndedByItsTerm: Story = {
  parameters: { scenario: { world: 'runTermEnded' } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(readerOf(context).t('smartOrders:ended.why.term')),
    ).toBeVisible()
  },
}

export const Delisted: Story = {
  parameters: { scenario: { world: 'runDelisted' } },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(readerOf(context).t('smartOrders:ended.why.delisted')),
    ).toBeVisible()
  },
}

export const Cancelled: Story = {
  parameters: { scenario: { world: 'runCancelled' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('smartOrders:cancelled'))).toBeVisible()
  },
}

/** A day on which the stock was not traded counts, and changes nothing. */
export const Halted: Story = {
  parameters: { scenario: { world: 'runHalted' } },
  play: async (context) => {
    const day = await section(context, 'day.label')
    await expect(day.getByText(readerOf(context).t('smartOrders:day.notTraded'))).toBeInTheDocument()
  },
}

async function askToEnd(context: Context) {
  const { t } = readerOf(context)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: t('smartOrders:end.action') }),
  )
  return within(await screen.findByRole('dialog', { name: t('smartOrders:end.review') }))
}

/** What ending would pay and cost, and when it ends. */
export const EndPreview: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await askToEnd(context)
    for (const fact of ['paid', 'worth', 'earned', 'ends'] as const)
      await expect(sheet.getByText(t(`smartOrders:end.${fact}`))).toBeVisible()
  },
}

export const EndIt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await askToEnd(context)
    await context.userEvent.click(sheet.getByRole('button', { name: t('smartOrders:end.confirm') }))
    await expect(await context.canvas.findByText(t('smartOrders:progress.ending'))).toBeInTheDocument()
  },
}

export const EndRefused: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await askToEnd(context)
    await underEach(context, { on: 'strategies/end', codes: manageCodes }, async (code) => {
      await context.userEvent.click(sheet.getByRole('button', { name: t('smartOrders:end.confirm') }))
      await expect(await sheet.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
    })
  },
}

/** By the rules: the account is frozen. */
export const EndRefusedWhileFrozen: Story = {
  parameters: { scenario: { world: 'runFrozen' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await askToEnd(context)
    await context.userEvent.click(sheet.getByRole('button', { name: t('smartOrders:end.confirm') }))
    await expect(await sheet.findByText(t('refusals:refusals.ACCOUNT_FROZEN'))).toBeVisible()
  },
}

async function askToCancel(context: Context) {
  const { t } = readerOf(context)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: t('smartOrders:cancel.action') }),
  )
  return within(await screen.findByRole('dialog', { name: t('smartOrders:cancel.question') }))
}

export const CancelIt: Story = {
  parameters: { scenario: { world: 'runWaiting' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const question = await askToCancel(context)
    await context.userEvent.click(question.getByRole('button', { name: t('smartOrders:cancel.action') }))
    await expect(await context.canvas.findByText(t('smartOrders:cancelled'))).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const CancelRefused: Story = {
  parameters: { scenario: { world: 'runWaiting' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const question = await askToCancel(context)
    await underEach(context, { on: 'strategies/cancel', codes: manageCodes }, async (code) => {
      await context.userEvent.click(question.getByRole('button', { name: t('smartOrders:cancel.action') }))
      await expect(await question.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
    })
  },
}

/** Of no run of the reader. */
export const NotFound: Story = {
  parameters: {
    scenario: { world: 'runRunning', faults: [{ on: 'strategies/get', refuse: 'ORDER_WRONG_STATE' }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'runRunning', faults: [{ on: 'strategies/get', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'runRunning', faults: [{ on: 'strategies/get', hang: true }] } },
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
