import { decimal, inLanguage } from '@onelot/domain'
import { formatMoney, intlLocale } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { realMoney } from '../../../testing/realMoney.ts'
import { AfterLoginScreen } from './AfterLoginScreen.tsx'

const meta = {
  title: 'Screens/After login',
  tags: ['screen', 'autodocs'],
  component: AfterLoginScreen,
  args: { opened: undefined },
  parameters: {
    purpose:
      'Says what a member has to set up before money can be withdrawn, and tells a new one which practice money they received.',
    scenario: { screen: 'afterLogin', world: 'member' },
  },
} satisfies Meta<typeof AfterLoginScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** That of the reader's own language first, then as wherever currencies are listed. */
const inOrder = {
  en: ['USD', 'THB', 'KRW', 'TWD'],
  kor: ['KRW', 'USD', 'THB', 'TWD'],
  tw: ['TWD', 'USD', 'THB', 'KRW'],
} as const

const findItems = async (context: Context) => {
  const list = { name: readerOf(context).t('afterLogin:setUp.label') }
  return within(await context.canvas.findByRole('list', list)).getAllByRole('listitem')
}

type SetUpStateName = 'done' | 'underReview' | 'rejected' | 'toDo' | 'waits'

/** The states of the items, in their order, and how many of them lead on. */
const isSetUp = async (context: Context, states: readonly SetUpStateName[], ways: number) => {
  const { t } = readerOf(context)
  const items = await findItems(context)
  await expect(items).toHaveLength(states.length)
  for (const [index, state] of states.entries())
    await expect(items[index]).toHaveTextContent(t(`afterLogin:setUp.states.${state}`))
  await expect(items.flatMap((item) => within(item).queryAllByRole('link'))).toHaveLength(ways)
  const done = states.filter((state) => state === 'done').length
  const progress = t('afterLogin:setUp.progress', { done, all: states.length })
  await expect(context.canvas.getByText(progress)).toBeVisible()
}

const pressNext = async (context: Context, item: 'realName' | 'fundPassword' | 'payee') => {
  const name = readerOf(context).t(`afterLogin:setUp.items.${item}.action`)
  await context.userEvent.click(context.canvas.getByRole('button', { name }))
}

const goesHome = async (context: Context) => {
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: readerOf(context).t('afterLogin:setUp.later') }),
  )
  await expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'home' })
}

export const Default: Story = {
  play: async (context) => {
    await isSetUp(context, ['done', 'toDo', 'waits'], 1)
    await pressNext(context, 'fundPassword')
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'fundPassword' })
  },
}

export const NothingIsSetUp: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    await isSetUp(context, ['toDo', 'toDo', 'waits'], 2)
    await pressNext(context, 'realName')
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

export const TheIdentityIsUnderReview: Story = {
  parameters: { scenario: { world: 'realNameSubmitted' } },
  play: async (context) => {
    await isSetUp(context, ['underReview', 'toDo', 'waits'], 2)
    const [realName] = await findItems(context)
    if (realName === undefined) throw new Error('no items')
    await context.userEvent.click(within(realName).getByRole('link'))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

export const TheIdentityDidNotPass: Story = {
  parameters: { scenario: { world: 'realNameRejected' } },
  play: (context) => isSetUp(context, ['rejected', 'toDo', 'waits'], 2),
}

export const OnlyTheBankAccountIsMissing: Story = {
  parameters: { scenario: { world: 'readyToLink' } },
  play: async (context) => {
    await isSetUp(context, ['done', 'done', 'toDo'], 1)
    await pressNext(context, 'payee')
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'addBankCard' })
  },
}

export const AllIsSetUp: Story = {
  parameters: { scenario: { world: 'linked' } },
  play: async ({ navigation }) => {
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'home' }))
  },
}

export const DoesItLater: Story = {
  play: async (context) => {
    await findItems(context)
    await goesHome(context)
  },
}

export const PracticeMoneyHasArrived: Story = {
  args: { opened: 'yes' },
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, language } = readerOf(context)
    await canvas.findByRole('heading', { name: t('afterLogin:arrived') })
    const received = within(await canvas.findByRole('list', { name: t('afterLogin:list') })).getAllByRole(
      'listitem',
    )
    await expect(received).toHaveLength(4)
    const currencies = inLanguage(inOrder, language)
    const amounts = { USD: '100000.00', THB: '3000000.00', KRW: '100000000', TWD: '3000000.00' } as const
    for (const [index, currency] of currencies.entries())
      await expect(received[index]).toHaveTextContent(
        formatMoney(intlLocale(language), { currency, amount: decimal(amounts[currency]) }),
      )
    await isSetUp(context, ['toDo', 'toDo', 'waits'], 2)
    await userEvent.click(canvas.getByRole('button', { name: t('afterLogin:onward') }))
    await expect(navigation.replace).toHaveBeenCalledWith({ to: 'market' })
  },
}

/** As a site answers whose back end gives nothing to begin with. */
export const NewMemberOfPracticeWithoutMoney: Story = {
  args: { opened: 'yes' },
  parameters: {
    scenario: {
      world: 'newMember',
      faults: [{ on: 'fund/records', put: 'lines', value: [] }],
    },
  },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await canvas.findByRole('heading', { name: t('afterLogin:opened.title') })
    await expect(canvas.queryByRole('list', { name: t('afterLogin:list') })).toBeNull()
    await isSetUp(context, ['toDo', 'toDo', 'waits'], 2)
  },
}

export const NewMemberDoesItLater: Story = {
  args: { opened: 'yes' },
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    await context.canvas.findByRole('list', { name: readerOf(context).t('afterLogin:list') })
    await goesHome(context)
  },
}

export const SmallPhone: Story = {
  args: { opened: 'yes' },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: 'largest' },
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    await findItems(context)
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', hang: true }] } },
  play: goesHome,
}

const retryAfter = async (context: Context) => {
  const retry = await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
  context.broker.setFaults([])
  await context.userEvent.click(retry)
}

/** Whoever cannot see what is missing can still go on. */
export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
    await goesHome(context)
  },
}

export const LoadsOnceTheServerAnswers: Story = {
  ...ServerError,
  play: async (context) => {
    await retryAfter(context)
    await findItems(context)
  },
}

export const ThePracticeMoneyCannotBeRead: Story = {
  args: { opened: 'yes' },
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'fund/records', http: 500 }] } },
  play: async (context) => {
    await retryAfter(context)
    await context.canvas.findByRole('list', { name: readerOf(context).t('afterLogin:list') })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await waitFor(() =>
      expect(context.canvas.getByText(readerOf(context).t('app:member.title'))).toBeVisible(),
    )
    await context.canvas.findByRole('heading', { level: 1, name: readerOf(context).titleOf('afterLogin') })
  },
}

export const OpenedWithRealMoney: Story = {
  args: { opened: 'yes' },
  parameters: { scenario: { ...realMoney, world: 'newMember' } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await canvas.findByRole('heading', { name: t('afterLogin:opened.title') })
    await expect(canvas.getByText(t('afterLogin:opened.text'))).toBeVisible()
    await isSetUp(context, ['toDo', 'toDo', 'waits'], 2)
    await expect(canvas.queryByRole('list', { name: t('afterLogin:list') })).toBeNull()
  },
}
