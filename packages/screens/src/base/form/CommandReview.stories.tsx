import { languages, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { loadRefusals } from '../i18n/loadRefusals.ts'
import { joinSentences } from '../i18n/joinSentences.ts'
import { CommandReview } from './CommandReview.tsx'

const ready = { state: undefined, pending: false, check: fn() }

const textsOf = (title: string, total: string, bank: string, arrives: string, confirm: string) => ({
  title,
  total: { label: total, amount: money('KRW', '150000') },
  facts: [{ label: bank, value: 'KB 110-234-567890' }],
  after: [{ label: arrives, value: '2026-03-12' }],
  confirm,
})

const meta = {
  title: 'Screens/Command review',
  tags: ['screen', 'autodocs'],
  component: CommandReview,
  args: {
    ...textsOf('Review your withdrawal', 'You receive', 'Bank account', 'Arrives', 'Withdraw ₩150,000'),
    open: true,
    onClose: fn(),
    submit: ready,
    onConfirm: fn(),
  },
  argTypes: { submit: { control: false } },
  parameters: {
    purpose: 'Shows what a form will send once more, and what became of it beside its one button.',
    scenario: { world: 'member' },
    argsIn: {
      kor: textsOf('출금 확인', '받을 금액', '은행 계좌', '입금 예정일', '₩150,000 출금하기'),
      tw: textsOf('確認出金', '實收金額', '銀行帳戶', '預計入帳日', '出金 ₩150,000'),
    },
  },
  beforeEach: async ({ i18n }) => {
    await Promise.all(languages.map((language) => loadRefusals(i18n, language)))
  },
} satisfies Meta<typeof CommandReview>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: args.confirm }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** The reason is beside the button, which is alive again. */
export const Refused: Story = {
  args: {
    submit: {
      ...ready,
      state: {
        outcome: { kind: 'refused', refusal: { code: 'FUND_PASSWORD_WRONG', params: {}, fields: {} } },
        at: 'sending',
      },
    },
  },
  play: async (context) => {
    const text = readerOf(context).t('refusals:refusals.FUND_PASSWORD_WRONG')
    await expect(await screen.findByText(text)).toBeVisible()
    await expect(screen.getByRole('button', { name: context.args.confirm })).toBeEnabled()
  },
}

export const UnderWay: Story = {
  args: { submit: { ...ready, pending: true } },
  play: async ({ args }) => {
    const send = await screen.findByRole('button', { name: new RegExp(RegExp.escape(args.confirm)) })
    await expect(send).toHaveAttribute('aria-busy', 'true')
  },
}

export const UnknownOutcome: Story = {
  args: {
    submit: { ...ready, state: { outcome: { kind: 'unknown', cause: 'timeout' }, at: 'sending' } },
  },
  play: async (context) => {
    ready.check.mockClear()
    const check = await screen.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
    await context.userEvent.click(check)
    await expect(ready.check).toHaveBeenCalledOnce()
  },
}

/** What is said of maintenance comes first; nothing can be sent before it is known whether this one went through. */
export const UnknownInMaintenance: Story = {
  args: {
    submit: {
      ...ready,
      state: {
        outcome: {
          kind: 'unknown',
          cause: 'maintenance',
          refusal: { code: 'SYSTEM_BUSY', params: { reason: 'maintenance' }, fields: {} },
        },
        at: 'sending',
      },
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const text = joinSentences(t('refusals:refusals.SYSTEM_BUSY_maintenance'), t('app:unknown.sending'))
    await expect(await screen.findByText(text)).toBeVisible()
    await expect(screen.getByRole('button', { name: t('app:unknown.check') })).toBeVisible()
  },
}

/** It was carried out so long ago that its answer is no longer kept: it is not told as one that never arrived. */
export const Forgotten: Story = {
  args: { submit: { ...ready, state: { outcome: { kind: 'forgotten' }, at: 'checking' } } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await screen.findByText(t('app:unknown.forgotten'))).toBeVisible()
    await expect(screen.queryByText(t('app:unknown.neverArrived'))).toBeNull()
    await expect(screen.getByRole('button', { name: context.args.confirm })).toBeEnabled()
  },
}
