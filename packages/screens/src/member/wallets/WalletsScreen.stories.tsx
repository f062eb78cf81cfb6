import { demoFundPassword } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { closed, openPayee, removePayee } from '../../../testing/linking.ts'
import { readerOf } from '../../../testing/readers.ts'
import { WalletsScreen } from './WalletsScreen.tsx'

const meta = {
  title: 'Screens/Wallet addresses',
  tags: ['screen', 'autodocs'],
  component: WalletsScreen,
  parameters: {
    purpose: 'Lists the wallets that USDT is withdrawn to, each with a QR code of its address.',
    scenario: { screen: 'wallets', world: 'linked' },
  },
} satisfies Meta<typeof WalletsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const first = 'TR7NHq…Lj6t'
const second = '0x5aAe…eAed'
const rowOf = ({ canvas }: Context, masked: string) =>
  canvas.findByRole('button', { name: new RegExp(RegExp.escape(masked)) })

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await rowOf(context, first)).toHaveTextContent(t('payees:default'))
    await expect(await rowOf(context, second)).toHaveTextContent('USDT ERC20')
  },
}

/** Its code, and the whole address to copy. */
export const Details: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const details = within(await openPayee(context, first, 'Cold wallet'))
    await expect(details.getByRole('img', { name: t('payees:qr') })).toBeVisible()
    await expect(details.getByText(tron)).toBeVisible()
  },
}

export const MakesAnotherDefault: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const details = await openPayee(context, second, 'USDT ERC20')
    await context.userEvent.click(within(details).getByRole('button', { name: t('payees:makeDefault') }))
    await closed(details)
    await expect(await rowOf(context, second)).toHaveTextContent(t('payees:default'))
  },
}

export const Removes: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await removePayee(
      context,
      'wallet',
      await openPayee(context, first, 'Cold wallet'),
      demoFundPassword,
    )
    await screen.findByText(t('refusals:successes.UNBOUND'))
    await closed(sheet)
    await expect(await rowOf(context, second)).toHaveTextContent(t('payees:default'))
  },
}

export const NoneYet: Story = {
  parameters: { scenario: { world: 'readyToLink' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('payees:wallet.empty'))
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('payees:wallet.add') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'addWallet' })
  },
}

export const NotVerified: Story = { parameters: { scenario: { world: 'newMember' } } }

export const AsManyAsThereCanBe: Story = {
  parameters: { scenario: { world: 'fullyLinked' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('payees:wallet.full', { count: 5 }))
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'linked', faults: [{ on: 'payees/list', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'linked', faults: [{ on: 'payees/list', hang: true }] } },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
