import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { MineScreen } from './MineScreen.tsx'

const meta = {
  title: 'Screens/Mine/Accounts',
  tags: ['screen'],
  component: MineScreen,
  parameters: { scenario: { screen: 'mine', world: 'holder' } },
} satisfies Meta<typeof MineScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The currency of the reader's exchange comes first, also where there is nothing in it yet. */
export const InTheReadersCurrencyFirst: Story = {
  parameters: { scenario: { world: 'newMember', homeMarket: 'TWSE' } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const accounts = await canvas.findByRole('list', { name: t('mine:accounts.title') })
    const [first] = within(accounts).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^TWD/)
    const totals = canvas.getByRole('group', { name: t('mine:currency') })
    const [currency] = within(totals).getAllByRole('button')
    await expect(currency).toHaveTextContent('TWD')
  },
}

/** A site names what amounts are in, in the order in which it shows them; what a member has besides comes last. */
export const InTheCurrenciesOfTheSite: Story = {
  parameters: { scenario: { world: 'holder', config: { currencies: 'KRW, USD' } } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const accounts = await canvas.findByRole('list', { name: t('mine:accounts.title') })
    const shown = within(accounts)
      .getAllByRole('listitem')
      .map((row) => row.textContent.slice(0, 3))
    await expect(shown.slice(0, 2)).toEqual(['KRW', 'USD'])
    await expect(shown).toContain('THB')
    const totals = canvas.getByRole('group', { name: t('mine:currency') })
    await expect(
      within(totals)
        .getAllByRole('button')
        .map((choice) => choice.textContent),
    ).toEqual(['KRW', 'USD'])
  },
}
