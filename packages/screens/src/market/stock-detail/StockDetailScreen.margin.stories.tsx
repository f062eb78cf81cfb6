import { type RealNameState, instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inSheet, personIn, walk } from '../../../testing/journey.ts'
import { askForMargin } from '../../../testing/orderingSteps.ts'
import { openTicket } from '../../../testing/tradingSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Margin',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'newMember' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The statement says first how far the verification of the identity has got; only where something is to do it leads there. */
const statementWhile = (state: Exclude<RealNameState, 'passed'>, leads: boolean): Story => ({
  play: async (context) => {
    const person = personIn(context)
    await context.broker.broker.operator.setOnMember(
      { phone: '01012345678' },
      { kind: 'members.setRealNameState', state },
    )
    await walk(person, openTicket('long'), askForMargin)
    await inSheet((sheet) => sheet.getByText(person.t(`stockDetail:margin.missing.${state}`)))
    await expect(screen.queryByRole('checkbox')).toBeNull()
    const toRealName = screen.queryAllByRole('button', { name: person.t('stockDetail:margin.toRealName') })
    await expect(toRealName).toHaveLength(leads ? 1 : 0)
  },
})
export const WhileTheIdentityIsReviewed: Story = statementWhile('underReview', false)
export const OnceTheIdentityIsRejected: Story = statementWhile('rejected', true)

/** Taken back since the ticket was opened: the refusal leads to where it is verified. */
export const OnceTheIdentityIsTakenBack: Story = {
  parameters: {
    scenario: {
      world: 'memberWithoutMargin',
      faults: [{ on: 'member/enableMargin', refuse: 'REAL_NAME_REQUIRED' }],
    },
  },
  play: async (context) => {
    const person = personIn(context)
    await walk(person, openTicket('long'), askForMargin)
    const end = await inSheet((sheet) => sheet.getByRole('checkbox'))
    end.scrollIntoView()
    await waitFor(() => expect(end).toBeEnabled())
    await context.userEvent.click(end)
    await context.userEvent.click(
      await inSheet((sheet) => sheet.getByRole('button', { name: person.t('stockDetail:margin.enable') })),
    )
    await inSheet((sheet) => sheet.getByText(person.t('refusals:refusals.REAL_NAME_REQUIRED')))
    await context.userEvent.click(
      await inSheet((sheet) => sheet.getByRole('button', { name: person.titleOf('realName') })),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}
