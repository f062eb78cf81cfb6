import { commonConfig } from '@onelot/api-client'
import type { ReportPort } from '@onelot/screens'
import { expect, it, vi } from 'vitest'
import { useRead } from '../packages/screens/src/base/data/useRead.ts'
import { BackPage } from '../packages/screens/src/base/shell/BackPage.tsx'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('guest')

const ODD = 'what nothing can draw'

/** Throws while it is drawn, as long as the site's configuration is odd. */
function Site() {
  const { data } = useRead(commonConfig, { type: 'all' })
  if (data?.some(({ name }) => name === ODD)) throw new Error(ODD)
  return <p>{data === undefined ? 'reading' : 'read'}</p>
}

/** The configuration is odd the first time that it is read. */
function oddOnce() {
  let asked = 0
  return async (request: Request) => {
    const response = await stage.broker.fetch(request)
    if (!request.url.endsWith(commonConfig.path)) return response
    asked += 1
    const body = (await response.json()) as object
    return Response.json(asked > 1 ? body : { ...body, data: [{ name: ODD, value: '' }] })
  }
}

const alert = () => document.querySelector('[role=alert]')
const press = (within: ParentNode | null | undefined) => within?.querySelector('button')?.click()

it('what a page throws shows in place of its content, and another try reads anew', async () => {
  const report = vi.fn<ReportPort>()
  const screen = (
    <BackPage title="Fees">
      <Site />
    </BackPage>
  )
  await stage.show({ name: 'about', screen, report, send: oddOnce() })
  await until(() => {
    expect(alert()?.textContent).toContain('Something went wrong on this screen.')
  })
  expect(document.querySelector('h1')?.textContent).toBe('Fees')
  expect(report.mock.calls).toEqual([[{ kind: 'error', error: new Error(ODD) }]])
  press(alert())
  await until(() => {
    expect(document.querySelector('main')?.textContent).toBe('read')
  })
})

it('what a screen throws outside of a page leaves what is around the screens', async () => {
  const report = vi.fn<ReportPort>()
  await stage.show({ name: 'about', screen: <Site />, around: 'Our own app', report, send: oddOnce() })
  await until(() => {
    expect(alert()).not.toBeNull()
  })
  expect(document.querySelector('header')?.textContent).toBe('Our own app')
  expect(report).toHaveBeenCalledOnce()
  history.pushState(undefined, '')
  history.back()
  await until(() => {
    expect(report).toHaveBeenCalledTimes(2)
  })
  press(alert())
  await until(() => {
    expect(document.body.textContent).toContain('read')
  })
})
