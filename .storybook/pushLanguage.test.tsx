import { ChangeLanguageScreen } from '@onelot/screens/member/change-language'
import { expect, it, vi } from 'vitest'
import { idlePorts } from './idlePorts.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('member')
const { kept, preferences } = idlePorts
const alertsAlone = { alerts: true, fills: false, dueDates: false }

it('what a device is sent stays in its language where another one that was chosen has not loaded', async () => {
  // Sends nothing: the device has no address.
  const push = vi.fn(() => new Promise<never>(() => undefined))
  const set = vi.fn()
  const show = (language: 'en' | 'kor') =>
    stage.show({
      name: 'changeLanguage',
      screen: <ChangeLanguageScreen />,
      ports: {
        push,
        kept: { ...kept, session: { ...kept.session, read: () => alertsAlone } },
        preferences: { ...preferences, language, set },
      },
    })
  await show('en')
  const korean = await until(() => {
    const found = [...document.querySelectorAll('label')].find((label) =>
      label.textContent.includes('한국어'),
    )
    if (found === undefined) throw new Error('no language shows')
    return found
  })
  korean.click()
  await until(() => {
    expect(set).toHaveBeenCalledWith({ language: 'kor' })
  })
  expect(push).not.toHaveBeenCalled()
  await show('kor')
  await until(() => {
    expect(push).toHaveBeenCalledOnce()
  })
})
