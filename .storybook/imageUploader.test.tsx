import { ImageUploader } from '@onelot/ui'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pause } from './pause.ts'
import { clearStage, draw } from './stage.tsx'

/** Names of the files that were sent, in order. */
let sent: string[] = []
let answer: 'accept' | 'refuse' | 'wait' = 'wait'
beforeEach(async () => {
  sent = []
  answer = 'wait'
  await page.viewport(390, 700)
})
afterEach(() => {
  clearStage()
})

const upload = (file: File): Promise<{ key: string }> => {
  sent.push(file.name)
  if (answer === 'refuse') return Promise.reject(new Error('refused'))
  if (answer === 'accept') return Promise.resolve({ key: file.name })
  return new Promise(() => undefined)
}

function show(max = 1): void {
  draw(<ImageUploader label="Receipts" upload={upload} max={max} onChange={() => undefined} />)
}

async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 30
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return new File(blob ? [blob] : [], name, { type: 'image/png' })
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector('input[type=file]:not([capture])')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no input for files')
  return input
}
/** As a browser hands over what was chosen: the files at once, then one event. */
function choose(files: readonly File[]): void {
  const carried = new DataTransfer()
  for (const file of files) carried.items.add(file)
  const input = fileInput()
  input.files = carried.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
const row = () => document.querySelector('li')

test('nothing is sent once the page has been left', async () => {
  show()
  choose([await picture('front.png')])
  clearStage()
  await pause(500)
  expect(sent).toEqual([])
})

test('a retry by keyboard keeps the focus in the row of its picture', async () => {
  answer = 'refuse'
  show()
  choose([await picture('front.png')])
  await expect.poll(() => button('Try front.png again')).not.toBeNull()
  answer = 'wait'
  button('Try front.png again')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent.length).toBe(2)
  await expect.poll(() => button('Try front.png again')).toBeNull()
  expect(row()?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(row()).not.toBeNull()
})

test('the focus stays with the pictures when the last that fits was chosen', async () => {
  show()
  const choosing = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Choose a file',
  )
  choosing?.focus()
  choose([await picture('front.png')])
  await expect.poll(() => choosing?.isConnected).toBe(false)
  expect(document.querySelector('[role=group]')?.contains(document.activeElement)).toBe(true)
})

test('of several refused files each is named, with what was left out', async () => {
  show(3)
  const large = new File([new Uint8Array(11 * 1024 * 1024)], 'large.png', { type: 'image/png' })
  choose([
    new File(['%PDF-1.7 is no picture'], 'contract.pdf', { type: 'image/png' }),
    await picture('front.png'),
    large,
    await picture('fourth.png'),
  ])
  const said = () => document.querySelector('[aria-live]')?.textContent ?? ''
  await expect.poll(said).toContain('large.png')
  await expect.poll(said).toContain('contract.pdf')
  expect(said()).toContain('Up to 3 pictures')
  expect(said()).not.toContain('front.png')
  expect(said().indexOf('contract.pdf')).toBeLessThan(said().indexOf('large.png'))
})
