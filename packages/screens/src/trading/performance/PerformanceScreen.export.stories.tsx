import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { PerformanceScreen } from './PerformanceScreen.tsx'

const meta = {
  title: 'Screens/Performance/Export',
  tags: ['screen'],
  component: PerformanceScreen,
  parameters: { scenario: { screen: 'performance', world: 'holder' } },
  /** A play searches one sheet, which no other takes the place of. */
  beforeEach: async () => {
    await import('./ExportSheet.tsx')
  },
} satisfies Meta<typeof PerformanceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A calendar year, and the file of it: a row for each currency, of exact amounts. */
export const SavesATaxYear: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent, files } = context
    const { t } = readerOf(context)
    const year = within(await canvas.findByRole('region', { name: t('performance:year.title') }))
    await expect(await year.findByRole('button', { name: '2026', pressed: true })).toBeVisible()
    await userEvent.click(await year.findByRole('button', { name: t('performance:year.save') }))
    await waitFor(() => expect(files.save).toHaveBeenCalledOnce())
    const [saved] = files.save.mock.lastCall ?? []
    await expect(saved?.name).toBe('onelot-year-2026.csv')
    const [head, ...rows] = saved?.text.trim().split('\r\n') ?? []
    await expect(head).toContain(t('portfolio:realised'))
    await expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) await expect(row).toMatch(/^2026,[A-Z]{3},-?\d/)
  },
}

/** What is saved opens in a spreadsheet, and a loss is a number there. */
export const SavesExecutions: Story = {
  play: async (context) => {
    const { canvas, userEvent, files } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t('performance:export.open') }))
    const sheet = within(await screen.findByRole('dialog', { name: t('performance:export.title') }))
    await userEvent.click(sheet.getByRole('button', { name: t('portfolio:ranges.all') }))
    await userEvent.click(sheet.getByRole('button', { name: t('portfolio:save') }))
    await waitFor(() => expect(files.save).toHaveBeenCalledOnce())
    const [saved] = files.save.mock.lastCall ?? []
    await expect(saved?.name).toMatch(/^onelot-executions-all-\d{4}-\d\d-\d\d\.csv$/)
    const lines = saved?.text.split('\r\n') ?? []
    // Nine entries and three exits, a head and the end of the last line.
    await expect(lines).toHaveLength(14)
    await expect(lines[0]).toContain(t('portfolio:columns.tradingDay'))
    await expect(saved?.text).toContain('US:AAPL')
  },
}

export const SavesTransactions: Story = {
  play: async (context) => {
    const { canvas, userEvent, files } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t('performance:export.open') }))
    const sheet = within(await screen.findByRole('dialog', { name: t('performance:export.title') }))
    await userEvent.click(
      sheet.getByRole('radio', {
        name: messagePattern((text) => `${t('performance:export.movements')}${text}`),
      }),
    )
    await userEvent.click(sheet.getByRole('button', { name: t('portfolio:save') }))
    await waitFor(() => expect(files.save).toHaveBeenCalledOnce())
    const [saved] = files.save.mock.lastCall ?? []
    await expect(saved?.text).toContain(t('ledger:kinds.practiceMoney'))
    await expect(saved?.text).toMatch(/,-\d+\.\d\d,USD,/)
  },
}

export const SavingFails: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'portfolio/executions', offline: true }] } },
  play: async (context) => {
    const { canvas, userEvent, files } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t('performance:export.open') }))
    const sheet = within(await screen.findByRole('dialog', { name: t('performance:export.title') }))
    await userEvent.click(sheet.getByRole('button', { name: t('portfolio:save') }))
    await screen.findByText(t('transport:network'))
    await expect(files.save).not.toHaveBeenCalled()
  },
}
