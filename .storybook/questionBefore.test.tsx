import { goBackWithin } from '@onelot/ui'
import { RegisterScreen } from '@onelot/screens/member/register'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { touches } from './media.ts'
import { screenStage } from './screenStage.tsx'
import { buttonWith, field } from './stage.tsx'
import { until } from './until.ts'
import { followWatchers } from './wayBackWatchers.ts'

const stage = screenStage('guest')
let watchers: ReturnType<typeof followWatchers>

beforeEach(() => {
  watchers = followWatchers()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await touches(false)
})

const asks = (question: string) =>
  until(() => {
    expect(document.querySelector('h2')?.textContent).toBe(question)
  })

async function atThePassword() {
  await stage.show({ name: 'register', screen: <RegisterScreen /> })
  await asks('What is your phone number?')
  expect(goBackWithin()).toBe(false)
  await userEvent.fill(field(), '01055501234')
  await userEvent.click(buttonWith('Next'))
  await asks('Choose a password')
}

const backAtTheNumber = async () => {
  await asks('What is your phone number?')
  expect(field().value).toBe('01055501234')
  await until(() => {
    expect(watchers.count()).toBe(0)
  })
  expect(goBackWithin()).toBe(false)
}

it('the way back of a phone leads to the question before, with its answer, and leaves the first', async () => {
  await touches(true)
  await atThePassword()
  await until(() => {
    expect(watchers.count()).toBe(1)
  })
  watchers.goBack()
  await backAtTheNumber()
})

it('the way back of a native shell leads to the question before, with its answer, and leaves the first', async () => {
  await touches(true)
  await atThePassword()
  await until(() => {
    expect(goBackWithin()).toBe(true)
  })
  await backAtTheNumber()
})

it('Escape leads to no question before', async () => {
  await atThePassword()
  await userEvent.keyboard('{Escape}')
  await asks('Choose a password')
  expect(watchers.count()).toBe(0)
})
