import { demoFundPassword } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { closed, enterFundPassword } from '../../../testing/linking.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { AddWalletScreen } from './AddWalletScreen.tsx'

const meta = {
  title: 'Screens/Add wallet',
  tags: ['screen', 'autodocs'],
  component: AddWalletScreen,
  parameters: {
    purpose:
      'Adds a wallet whose address is checked by its network’s checksum, after the withdrawal password.',
    scenario: { screen: 'addWallet', world: 'readyToLink' },
  },
} satisfies Meta<typeof AddWalletScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const addressField = (context: Context) =>
  context.canvas.findByLabelText(readerOf(context).t('payees:address'))

/** Pastes an address, as a person does who has copied it. */
async function fillIn(context: Context, network: 'TRC20' | 'ERC20', address: string): Promise<void> {
  const field = await addressField(context)
  await context.userEvent.click(context.canvas.getByRole('radio', { name: new RegExp(network) }))
  await context.userEvent.click(field)
  await context.userEvent.paste(address)
}

const press = async (context: Context) => {
  await context.userEvent.click(
    context.canvas.getByRole('button', { name: readerOf(context).titleOf('addWallet') }),
  )
}

async function send(context: Context, network: 'TRC20' | 'ERC20', address: string): Promise<void> {
  await fillIn(context, network, address)
  await press(context)
}

export const Default: Story = {
  play: async (context) => {
    await addressField(context)
    await expect(context.canvas.getByRole('radio', { name: /TRC20/ })).toBeChecked()
  },
}

export const Adds: Story = {
  play: async (context) => {
    await send(context, 'ERC20', ethereum)
    await enterFundPassword(context, demoFundPassword)
    await screen.findByText(readerOf(context).t('refusals:successes.ADDED'))
    await waitFor(() => expect(context.navigation.back).toHaveBeenCalled())
  },
}

const wrong = (
  network: 'TRC20' | 'ERC20',
  address: string,
  reason: 'base58check' | 'eip55' | 'malformed',
): Story => ({
  play: async (context) => {
    await send(context, network, address)
    const text = readerOf(context).t(`refusals:fields.${reason}`)
    await waitFor(async () => expect(await addressField(context)).toHaveAccessibleDescription(text))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
export const TheChecksumOfTronIsWrong: Story = wrong('TRC20', tron.replace('R7', 'R8'), 'base58check')
export const TheChecksumOfEthereumIsWrong: Story = wrong('ERC20', ethereum.replace('aAeb', 'aaeb'), 'eip55')
export const OfTheOtherNetwork: Story = wrong('ERC20', tron, 'malformed')

export const LinkedAlready: Story = {
  parameters: { scenario: { world: 'linked' } },
  play: async (context) => {
    await send(context, 'ERC20', ethereum.toLowerCase())
    await closed(await enterFundPassword(context, demoFundPassword))
    const text = readerOf(context).t('refusals:refusals.CARD_EXISTS')
    await expect(await addressField(context)).toHaveAccessibleDescription(text)
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
    await fillIn(context, 'TRC20', tron)
    await underEach(context, { on: 'payees/addWallet', codes: meanwhile }, async (code) => {
      await press(context)
      await closed(await enterFundPassword(context, demoFundPassword))
      const count = code === 'CARDS_FULL' ? { count: 2 } : {}
      const text = readerOf(context).t(`refusals:refusals.${code}`, count)
      await expect(await context.canvas.findByText(text)).toBeVisible()
    })
  },
}

export const NotVerified: Story = { parameters: { scenario: { world: 'newMember' } } }
export const AsManyAsThereCanBe: Story = { parameters: { scenario: { world: 'fullyLinked' } } }
export const Loading: Story = {
  parameters: { scenario: { world: 'readyToLink', faults: [{ on: 'member/me', hang: true }] } },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
