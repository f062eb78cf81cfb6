import { createInstance } from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUiI18n, i18nOptions } from './createUiI18n.ts'
import { en } from './en.ts'
import { translateTrading, translateUi } from './translate.ts'

let texts: string[] = []
const said = () => texts

function loaded() {
  const i18n = createUiI18n('en', { ui: en })
  return { trading: translateTrading(i18n, 'en-US'), ui: translateUi(i18n, 'en-US'), i18n }
}

beforeEach(() => {
  texts = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void texts.push(String(text)))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('messages that were not added', () => {
  it('are said in development once a namespace, with the lines that add them', () => {
    const { trading, i18n } = loaded()
    expect(trading('timeInForce.label')).toBe('timeInForce.label')
    trading('timeInForce.label')
    trading('timeInForce.day')
    expect(said()).toEqual([
      `Onelot: there is no message timeInForce.label in the namespace trading of en-US, and its key shows. If its messages were not added:
import { en } from '@onelot/ui/locales/en/trading'
i18n.addResourceBundle('en-US', 'trading', en)`,
    ])
    i18n.t('open', { ns: 'kline' })
    expect(said()).toHaveLength(2)
  })

  it('are those of another entry for what screens show, in the language asked for', () => {
    const { i18n } = loaded()
    for (const ns of ['app', 'refusals', 'transport', 'market']) i18n.t('tabs.listed', { ns, lng: 'ko-KR' })
    const lines = said().map((text) => text.split('\n').slice(1))
    expect(lines).toEqual([
      ["import { bundle } from '@onelot/screens/i18n/kor'", "addBundles(i18n, 'kor', { ...bundle })"],
      [
        "import { refusals } from '@onelot/api-client/texts/kor'",
        "i18n.addResourceBundle('ko-KR', 'refusals', refusals)",
      ],
      [
        "import { transport } from '@onelot/api-client/texts/kor/transport'",
        "i18n.addResourceBundle('ko-KR', 'transport', transport)",
      ],
      [
        "import { screenNamed } from '@onelot/screens/definitions'",
        "addBundles(i18n, 'kor', await screenNamed(name).messages.kor()) // by the name of the screen, before it shows",
      ],
    ])
  })

  it('are not spoken of where all are there, nor in production', () => {
    const { ui } = loaded()
    expect(ui('close')).toBe('Close')
    expect(said()).toEqual([])
    vi.stubEnv('NODE_ENV', 'production')
    expect({ ...i18nOptions }).toMatchObject({ saveMissing: false, missingKeyHandler: false })
  })

  it('are not spoken of in a page that no bundler has built', () => {
    vi.stubGlobal('process', undefined)
    const options = { ...i18nOptions }
    vi.unstubAllGlobals()
    expect(options).toMatchObject({ saveMissing: false, missingKeyHandler: false })
  })

  it('are said by each instance that is made with our options', () => {
    loaded().trading('timeInForce.label')
    loaded().trading('timeInForce.label')
    expect(said()).toHaveLength(2)
    for (const i18n of [createInstance(), createInstance()]) {
      void i18n.init({ ...i18nOptions, lng: 'en-US', resources: {} })
      i18n.t('open', { ns: 'kline' })
      i18n.t('open', { ns: 'kline' })
    }
    expect(said()).toHaveLength(4)
  })
})
