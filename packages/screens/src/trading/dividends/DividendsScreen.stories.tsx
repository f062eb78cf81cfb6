import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { DividendsScreen } from './DividendsScreen.tsx'

const meta = {
  title: 'Screens/Dividends',
  tags: ['screen', 'autodocs'],
  component: DividendsScreen,
  parameters: {
    purpose: 'Shows which dividends are ahead, of what the member holds first, and which were paid.',
    scenario: { screen: 'dividends', world: 'dividendAhead' },
  },
} satisfies Meta<typeof DividendsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Shown = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

const groupOf = async ({ canvas, globals }: Shown, key: 'held' | 'others') =>
  within(await canvas.findByRole('region', { name: readerOf({ globals }).t(`dividends:${key}`) }))

async function openRecords({ canvas, globals, userEvent }: Shown) {
  const { t } = readerOf({ globals })
  await userEvent.click(await canvas.findByRole('tab', { name: t('dividends:tabs.applications') }))
}
async function recordsOf(context: Shown) {
  await openRecords(context)
  const { t } = readerOf(context)
  return within(await context.canvas.findByRole('region', { name: t('dividends:records') }))
}

/** What one holds comes first, though its ex-date is later. */
export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const held = await groupOf(context, 'held')
    await expect(held.getAllByRole('link')).toHaveLength(1)
    await expect(held.getByText(t('dividends:estimated'))).toBeVisible()
    const others = await groupOf(context, 'others')
    await expect(others.getByRole('link')).toHaveTextContent('361')
    const groups = context.canvas.getAllByRole('region').map((group) => group.getAttribute('aria-label'))
    await expect(groups).toEqual([t('dividends:held'), t('dividends:others')])
  },
}

/** On the ex-date it is counted: what was held then is paid, whatever is sold. */
export const OnTheExDate: Story = {
  parameters: { scenario: { world: 'exDividendDay' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const held = await groupOf(context, 'held')
    await expect(held.getByText(t('dividends:owed'))).toBeVisible()
    const records = await recordsOf(context)
    await expect(
      records.getByText(messagePattern((date) => t('dividends:status.entitled', { date }))),
    ).toBeVisible()
  },
}

/** Paid with tax withheld; a short was charged. */
export const Received: Story = {
  parameters: { scenario: { world: 'dividendPaid' } },
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const records = await recordsOf(context)
    const [received] = records.getAllByRole('button', {
      name: messagePattern((date) => t('dividends:status.paid', { date })),
    })
    if (received === undefined) throw new Error('nothing was received')
    await context.userEvent.click(received)
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(t('dividends:details.netPaid'))).toBeVisible()
    for (const amount of ['4.80', '0.72'])
      await expect(sheet.getByText(new RegExp(RegExp.escape(amount)))).toBeVisible()
    await expect(sheet.getAllByText(/4\.08/)[0]).toBeVisible()
  },
}

export const ChargedToAShort: Story = {
  parameters: { scenario: { world: 'dividendPaid' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const records = await recordsOf(context)
    await context.userEvent.click(
      records.getByRole('button', {
        name: messagePattern((date) => t('dividends:status.charged', { date })),
      }),
    )
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(t('dividends:chargedText'))).toBeVisible()
    await context.userEvent.click(sheet.getByRole('button', { name: t('dividends:toStock') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({
      to: 'stockDetail',
      instrument: expect.stringMatching(/^KRX:/) as string,
    })
  },
}

/** Available cash and the position did not reach for it: it says how much was owed, and what pays it. */
export const OwedByAShort: Story = {
  parameters: { scenario: { world: 'dividendOwed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const records = await recordsOf(context)
    await context.userEvent.click(
      records.getByRole('button', {
        name: messagePattern((date) => t('dividends:status.charged', { date })),
      }),
    )
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(t('dividends:missingText'))).toBeVisible()
    await expect(sheet.getByText(t('dividends:details.missing'))).toBeVisible()
  },
}

export const NothingAhead: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('dividends:none.title'))).toBeVisible()
  },
}

/** Nothing to apply for: cash is paid by itself. */
export const NothingReceivedYet: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await openRecords(context)
    await expect(await context.canvas.findByText(t('dividends:noRecord.text'))).toBeVisible()
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('dividends:noRecord.toStock') }),
    )
    await groupOf(context, 'held')
  },
}

const findHeld = (context: Parameters<NonNullable<Story['play']>>[0]) =>
  context.canvas.findByRole('region', { name: readerOf(context).t('dividends:held') })
export const KeepsOldOnesWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findHeld(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findHeld(context)),
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const Loading: Story = {
  parameters: { scenario: { world: 'dividendAhead', faults: [{ on: 'dividends/announced', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'dividendAhead', faults: [{ on: 'dividends/announced', http: 500 }] } },
}
export const RecordsServerError: Story = {
  parameters: { scenario: { world: 'dividendAhead', faults: [{ on: 'dividends/records', http: 500 }] } },
  play: openRecords,
}
