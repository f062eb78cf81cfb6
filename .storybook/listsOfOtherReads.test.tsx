import { applicationsCancel, applicationsList, streamPath } from '@onelot/api-client'
import { ApplicationsScreen } from '@onelot/screens/newShares/applications'
import { OffersScreen } from '@onelot/screens/newShares/offers'
import { expect, it } from 'vitest'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('appliedForShares')

const isShown = (text: string) => document.body.textContent.includes(text)

it('a list whose first page another screen has read is read anew where it is opened', async () => {
  let answered = 0
  const send = async (request: Request) => {
    // What changes is not reported: only a read finds it.
    if (request.url.endsWith(streamPath)) return new Promise<Response>(() => undefined)
    const answer = await stage.broker.fetch(request)
    if (request.url.endsWith(applicationsList.path)) answered += 1
    return answer
  }
  await stage.show({ name: 'offers', screen: <OffersScreen />, send })
  await until(() => {
    expect(isShown('You applied for 30 shares.')).toBe(true)
  })
  const member = stage.atAnotherDevice()
  const { applications } = await member.read(applicationsList, { pageSize: 1, state: 'open' })
  for (const { id } of applications) {
    const written = await member.write(applicationsCancel, { application: id }, { key: member.newKey() })
    expect(written.kind).toBe('done')
  }
  await stage.show({ name: 'applications', screen: <ApplicationsScreen tab={undefined} />, send })
  await until(() => {
    expect(isShown('Haesol Energy')).toBe(true)
    expect(isShown('Hanbit Robotics')).toBe(false)
  })
  expect(answered).toBe(2)
})
