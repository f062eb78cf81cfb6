import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { begin, next, submit, takePhotos, typeAnswer } from '../../../testing/verifying.ts'
import { RealNameScreen } from './RealNameScreen.tsx'

const meta = {
  title: 'Screens/Identity verification/ID number',
  tags: ['screen'],
  component: RealNameScreen,
  parameters: { scenario: { screen: 'realName', world: 'newMember' } },
} satisfies Meta<typeof RealNameScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The country of the reader's language is chosen, so the focus is in the number. */
export const AsksForTheNumberAtOnce: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t, language } = readerOf(context)
    await begin(context)
    await typeAnswer(context, 'name', '김하늘')
    const number = t(`realName:fields.${language === 'tw' ? 'taiwaneseId' : 'idNumber'}`)
    await waitFor(() => expect(canvas.getByLabelText(number)).toHaveFocus())
  },
}

/** The card of another country has a number of another form; what was typed of the first one, and what was wrong with it, is gone. */
export const TakesATaiwaneseId: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await begin(context)
    await typeAnswer(context, 'name', '林美玲')
    await typeAnswer(context, 'idNumber', '901301-1')
    const malformed = new RegExp(RegExp.escape(t('refusals:fields.malformed')))
    await waitFor(() =>
      expect(canvas.getByLabelText(t('realName:fields.idNumber'))).toHaveAccessibleDescription(malformed),
    )
    await userEvent.click(canvas.getByRole('radio', { name: t('realName:countries.TW') }))
    const field = canvas.getByLabelText(t('realName:fields.taiwaneseId'))
    await expect(field).toHaveValue('')
    await expect(field).not.toHaveAccessibleDescription(malformed)
    await userEvent.type(field, 'a123456788')
    await next(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(malformed))
    await userEvent.type(field, '{Backspace}9')
    await next(context)
    await takePhotos(context)
    await expect(canvas.getByText('A123******')).toBeVisible()
    await submit(context)
    await canvas.findByRole('heading', { name: t('realName:states.underReview.title') })
    await expect(canvas.getByText('A123******')).toBeVisible()
  },
}
