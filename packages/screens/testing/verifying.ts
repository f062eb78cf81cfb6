import type { StoryContext } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { readerOf } from './readers.ts'

type Played = Pick<StoryContext, 'userEvent' | 'globals' | 'canvasElement'>

/** A picture as a camera makes it: wider than high. */
export async function pictureOf(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 856
  canvas.height = 540
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing draws')
  context.fillStyle = 'slategray'
  context.fillRect(0, 0, 856, 540)
  context.fillStyle = 'gainsboro'
  context.fillRect(80, 120, 200, 260)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return new File(blob === null ? [] : [blob], name, { type: 'image/png' })
}

const press = async ({ userEvent }: Played, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}

export const begin = (story: Played) => press(story, readerOf(story).t('realName:begin'))
export const next = (story: Played) => press(story, readerOf(story).t('app:form.next'))
export const submit = (story: Played) => press(story, readerOf(story).t('realName:submit'))

/** Types an answer, and goes on; answers its field. */
export async function typeAnswer(story: Played, question: 'name' | 'idNumber', text: string) {
  const { t } = readerOf(story)
  await screen.findByRole('heading', { name: t(`realName:questions.${question}.ask`) })
  if (question === 'idNumber')
    await story.userEvent.click(screen.getByRole('radio', { name: t('realName:countries.KR') }))
  const field = screen.getByLabelText(t(`realName:fields.${question}`))
  await story.userEvent.type(field, text)
  await next(story)
  return field
}

/** Chooses a picture of a side, and waits until it shows large, as it was sent. */
export async function takePhoto(story: Played, side: 'front' | 'back'): Promise<HTMLImageElement> {
  const { t } = readerOf(story)
  await screen.findByRole('heading', { name: t(`realName:questions.${side}.ask`) })
  const input = story.canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  if (input === null) throw new Error('the question has no input for files')
  await story.userEvent.upload(input, await pictureOf(`${side}.png`))
  await screen.findByRole('button', { name: t('realName:photo.rotate') })
  return screen.findByRole('img', { name: t(`realName:fields.${side}`) })
}

/** Who consents for a child, up to the first picture. */
export async function nameGuardian(story: Played, phone: string): Promise<void> {
  const { t } = readerOf(story)
  await typeAnswer(story, 'name', '홍아이')
  await typeAnswer(story, 'idNumber', '150310-3')
  await screen.findByRole('heading', { name: t('realName:questions.guardian.ask') })
  await story.userEvent.type(screen.getByLabelText(t('realName:fields.guardianName')), '홍판서')
  await story.userEvent.type(screen.getByLabelText(t('realName:fields.guardianPhone')), phone)
  await story.userEvent.click(screen.getByRole('checkbox'))
  await next(story)
}

/** Both pictures, up to the question after them. */
export async function takePhotos(story: Played): Promise<void> {
  for (const side of ['front', 'back'] as const) {
    await takePhoto(story, side)
    await next(story)
  }
}

/** Up to the last question, which shows all of it once more. */
export async function answerAll(story: Played): Promise<void> {
  const { t } = readerOf(story)
  await typeAnswer(story, 'name', '홍길동')
  await typeAnswer(story, 'idNumber', '900101-1')
  await takePhotos(story)
  await screen.findByRole('heading', { name: t('realName:questions.check.ask') })
}
