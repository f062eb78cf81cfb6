import { demoMember } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { answerAll, begin, submit } from '../../../testing/verifying.ts'
import { RealNameScreen } from './RealNameScreen.tsx'

const meta = {
  title: 'Screens/Identity verification/Rejected',
  tags: ['screen'],
  component: RealNameScreen,
  parameters: { scenario: { screen: 'realName', world: 'newMember' } },
} satisfies Meta<typeof RealNameScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const seeState = (context: Context, state: 'underReview' | 'passed') =>
  context.canvas.findByRole('heading', { name: readerOf(context).t(`realName:states.${state}.title`) })

/** An operator decides, and writes no reason. */
async function decide({ broker }: Context, state: 'passed' | 'rejected'): Promise<void> {
  const set = await broker.broker.operator.setOnMember(demoMember, {
    kind: 'members.setRealNameState',
    state,
    reason: '',
  })
  await expect(set.ok).toBe(true)
}
const reject = (context: Context) => decide(context, 'rejected')

/** The first question of the next try is the name. */
async function beginAgain(context: Context): Promise<HTMLElement> {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  await userEvent.click(await canvas.findByRole('button', { name: t('realName:again') }))
  return canvas.findByRole('textbox')
}

async function send(context: Context): Promise<void> {
  await begin(context)
  await answerAll(context)
  await submit(context)
  await seeState(context, 'underReview')
}

/** The operator wrote none: that is said, and the way to whoever knows it. */
export const RejectedWithoutAReason: Story = {
  parameters: { scenario: { world: 'realNameSubmitted' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await seeState(context, 'underReview')
    await reject(context)
    await context.canvas.findByText(t('realName:states.unexplained.text'))
    await context.userEvent.click(context.canvas.getByRole('button', { name: titleOf('customerService') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'customerService' })
  },
}

/** What is no secret of it is not typed again. */
export const KeepsTheNameOfARejectedOne: Story = {
  play: async (context) => {
    await send(context)
    await reject(context)
    await expect(await beginAgain(context)).toHaveValue('홍길동')
  },
}

/** Once an identity has passed, its name is kept on the device no longer. */
export const ForgetsTheNameOfOneThatPassed: Story = {
  play: async (context) => {
    await send(context)
    await decide(context, 'passed')
    await seeState(context, 'passed')
    await reject(context)
    await expect(await beginAgain(context)).toHaveValue('')
  },
}
