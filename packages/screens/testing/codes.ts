import { screen } from 'storybook/test'
import type { Person } from './journey.ts'

/** Takes the code that the demo shows, and goes on. */
export async function enterCode({ userEvent, t }: Person): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: t('codes:fillIn') }))
  await userEvent.click(screen.getByRole('button', { name: t('app:form.next') }))
}

interface Answer {
  readonly question: string
  readonly label: string
  readonly text: string
  /** The button that goes on; none where the last digit does. @defaultValue to the next question */
  readonly button?: string | false
}

/** Types the answer of the question that is asked, and goes on. */
export async function answerTo({ userEvent, t }: Person, { question, label, text, button }: Answer) {
  await screen.findByRole('heading', { name: question })
  await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), text)
  if (button !== false)
    await userEvent.click(screen.getByRole('button', { name: button ?? t('app:form.next') }))
}
