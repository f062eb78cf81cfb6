import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { enterCode } from '../../../testing/codes.ts'
import { personIn } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import {
  answerAll,
  begin,
  nameGuardian,
  next,
  submit,
  takePhotos,
  typeAnswer,
} from '../../../testing/verifying.ts'
import { RealNameScreen } from './RealNameScreen.tsx'

const meta = {
  title: 'Screens/Identity verification/Guardian',
  tags: ['screen'],
  component: RealNameScreen,
  parameters: { scenario: { screen: 'realName', world: 'newMember' } },
} satisfies Meta<typeof RealNameScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const PHONE = '01033334444'
const findHeading = (context: Context, name: string) => context.canvas.findByRole('heading', { name })

/** Up to the question for the code that the guardian received. */
async function askGuardian(context: Context): Promise<void> {
  await begin(context)
  await nameGuardian(context, PHONE)
  await takePhotos(context)
  await findHeading(context, readerOf(context).t('realName:questions.guardianCode.ask'))
}

export const AsksForAGuardian: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await typeAnswer(context, 'name', '홍아이')
    await typeAnswer(context, 'idNumber', '150310-3')
    await findHeading(context, t('realName:questions.guardian.ask'))
    await next(context)
    await waitFor(() => expect(context.canvas.getAllByText(t('refusals:fields.required'))).toHaveLength(2))
    await expect(context.canvas.getByText(t('refusals:fields.mustAccept'))).toBeVisible()
  },
}

/** Going on sends it to the guardian, after the pictures, so that it is still valid when all is sent. */
export const SendsACodeToTheGuardian: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await askGuardian(context)
    await context.canvas.findByText(t('codes:sentTo', { phone: PHONE }))
    await expect(context.canvas.getByLabelText(t('codes:label'))).toHaveFocus()
    await context.canvas.findByRole('button', { name: t('codes:fillIn') })
  },
}

export const VerifiesAChild: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await askGuardian(context)
    await enterCode(personIn(context))
    await findHeading(context, t('realName:questions.check.ask'))
    await expect(context.canvas.getByText('홍판서')).toBeVisible()
    await submit(context)
    await findHeading(context, t('realName:states.underReview.title'))
  },
}

/** What is refused for the code leads back to it. */
export const RefusesAWrongCodeOfTheGuardian: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await askGuardian(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('codes:fillIn') }))
    const field = canvas.getByLabelText<HTMLInputElement>(t('codes:label'))
    const wrong = field.value === '000000' ? '000001' : '000000'
    await userEvent.clear(field)
    await userEvent.type(field, wrong)
    await next(context)
    await submit(context)
    await findHeading(context, t('realName:questions.guardianCode.ask'))
    await expect(canvas.getByLabelText(t('codes:label'))).toHaveAccessibleDescription(t('codes:wrong'))
  },
}

/** A code that is too old is replaced by a new one. */
export const SendsAnotherCode: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await askGuardian(context)
    await canvas.findByRole('button', { name: t('codes:fillIn') })
    await context.broker.advance('2 min')
    await userEvent.click(await canvas.findByRole('button', { name: t('codes:again') }))
    await canvas.findByLabelText(t('codes:againIn'))
    await enterCode(personIn(context))
    await submit(context)
    await findHeading(context, t('realName:states.underReview.title'))
  },
}

export const GuardiansCodeAskedForTooOften: Story = {
  parameters: {
    scenario: { world: 'newMember', faults: [{ on: 'codes/send', refuse: 'TOO_FREQUENT' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await askGuardian(context)
    await context.canvas.findByText(t('refusals:refusals.TOO_FREQUENT'))
    await expect(context.canvas.getByRole('button', { name: t('codes:send') })).toBeEnabled()
  },
}

export const RefusedWithoutAGuardian: Story = {
  parameters: {
    scenario: {
      world: 'newMember',
      faults: [{ on: 'realName/submit', refuse: 'GUARDIAN_CONSENT_REQUIRED' }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await answerAll(context)
    await submit(context)
    await context.canvas.findByText(t('refusals:refusals.GUARDIAN_CONSENT_REQUIRED'))
  },
}
