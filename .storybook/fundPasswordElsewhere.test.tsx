import { memberSetFundPassword, streamPath } from '@onelot/api-client'
import { FundPasswordScreen } from '@onelot/screens/member/fund-password'
import { SettingsScreen } from '@onelot/screens/member/settings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('member')
const PASSWORD = '730518'
/** What was read so shortly before is not read again. */
const FRESH_MS = 2_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const asks = (question: string) =>
  until(() => {
    expect(document.querySelector('h2')?.textContent).toBe(question)
  })

it('a withdrawal password that was set meanwhile is not asked for as a first one', async () => {
  const send = async (request: Request) =>
    // What changes is not reported: only a read finds it.
    request.url.endsWith(streamPath) ? new Promise<Response>(() => undefined) : stage.broker.fetch(request)
  const open = () => stage.show({ name: 'fundPassword', screen: <FundPasswordScreen />, send })
  await open()
  await asks('Choose a withdrawal password')
  await stage.show({ name: 'settings', screen: <SettingsScreen />, send })
  const member = stage.atAnotherDevice()
  const request = { fundPassword: PASSWORD, fundPasswordConfirm: PASSWORD }
  expect((await member.write(memberSetFundPassword, request, { key: member.newKey() })).kind).toBe('done')
  vi.advanceTimersByTime(FRESH_MS)
  await open()
  await asks('Enter your current withdrawal password')
})
