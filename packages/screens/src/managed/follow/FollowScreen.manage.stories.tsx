import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { NewestFollow } from './NewestFollow.tsx'

const meta = {
  title: 'Screens/Follow/Manage',
  tags: ['screen'],
  component: NewestFollow,
  parameters: {
    purpose: 'Pauses a follow, carries it on, gives it another stop-loss, and ends it.',
    scenario: { screen: 'follow', world: 'followRunning', asks: ['copyTrading/list'] },
  },
} satisfies Meta<typeof NewestFollow>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const manageCodes = ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'] as const

const dialogs = {
  pause: 'follow:pause.question',
  resume: 'follow:resume.question',
  end: 'follow:end.review',
} as const

async function ask(context: Context, what: keyof typeof dialogs) {
  const { t } = readerOf(context)
  const manage = within(await context.canvas.findByRole('region', { name: t('follow:manage.label') }))
  await context.userEvent.click(
    manage.getByRole('button', { name: (name) => name.startsWith(t(`follow:manage.${what}`)) }),
  )
  return within(await screen.findByRole('dialog', { name: t(dialogs[what]) }))
}

async function refusedBy(
  context: Context,
  on: string,
  { sheet, button }: { readonly sheet: Awaited<ReturnType<typeof ask>>; readonly button: string },
) {
  const { t } = readerOf(context)
  await underEach(context, { on, codes: manageCodes }, async (code) => {
    await context.userEvent.click(sheet.getByRole('button', { name: button }))
    await expect(await sheet.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
  })
}

export const PauseIt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const question = await ask(context, 'pause')
    await expect(question.getByText(t('follow:pause.text'))).toBeVisible()
    await context.userEvent.click(question.getByRole('button', { name: t('follow:pause.action') }))
    await expect(await context.canvas.findByText(t('follow:notes.paused'))).toBeInTheDocument()
  },
}

export const PauseRefused: Story = {
  play: async (context) => {
    const sheet = await ask(context, 'pause')
    await refusedBy(context, 'copyTrading/pause', {
      sheet,
      button: readerOf(context).t('follow:pause.action'),
    })
  },
}

export const CarryOn: Story = {
  parameters: { scenario: { world: 'followPaused' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const question = await ask(context, 'resume')
    await context.userEvent.click(question.getByRole('button', { name: t('follow:resume.action') }))
    await waitFor(() => expect(context.canvas.queryByText(t('follow:notes.paused'))).toBeNull())
  },
}

export const CarryOnRefused: Story = {
  parameters: { scenario: { world: 'followPaused' } },
  play: async (context) => {
    const sheet = await ask(context, 'resume')
    await refusedBy(context, 'copyTrading/resume', {
      sheet,
      button: readerOf(context).t('follow:resume.action'),
    })
  },
}

/** What ending costs, pays and when. */
export const EndPreview: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await ask(context, 'end')
    for (const fact of ['paid', 'worth', 'charges', 'earned', 'sells'] as const)
      await expect(sheet.getByText(t(`follow:end.${fact}`))).toBeVisible()
  },
}

export const EndIt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await ask(context, 'end')
    await context.userEvent.click(sheet.getByRole('button', { name: t('follow:end.confirm') }))
    await expect(await context.canvas.findByText(t('follow:ended.why.member'))).toBeInTheDocument()
  },
}

export const EndRefused: Story = {
  play: async (context) => {
    const sheet = await ask(context, 'end')
    await refusedBy(context, 'copyTrading/end', { sheet, button: readerOf(context).t('follow:end.confirm') })
  },
}

async function askStopLoss(context: Context) {
  const { t } = readerOf(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('follow:stop.change') }))
  const sheet = within(await screen.findByRole('dialog', { name: t('follow:stop.question') }))
  const choice = t('follow:stop.choice', { percent: 15 })
  await context.userEvent.click(await sheet.findByRole('radio', { name: (name) => name.startsWith(choice) }))
  return sheet
}

/** Each choice says where it would end. */
export const AnotherStopLoss: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await askStopLoss(context)
    await context.userEvent.click(sheet.getByRole('button', { name: t('follow:stop.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const StopLossRefused: Story = {
  play: async (context) => {
    const sheet = await askStopLoss(context)
    await refusedBy(context, 'copyTrading/setStopLoss', {
      sheet,
      button: readerOf(context).t('follow:stop.save'),
    })
  },
}
