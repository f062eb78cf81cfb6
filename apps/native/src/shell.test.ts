import { BiometryErrorType, BiometryType } from '@aparajita/capacitor-biometric-auth'
import { KeychainAccess } from '@aparajita/capacitor-secure-storage'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createShell } from './shell.ts'
import { fakeDevice } from './testing/device.ts'

const refusal = new Error('not on this device')
/** What a plugin answers is handed on after the page has gone on. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  vi.useRealTimers()
})

async function shellOn(device = fakeDevice()) {
  const shell = await createShell(device.plugins, device.page)
  return { ...device, shell }
}

describe('the back button', () => {
  it('is for whoever listens, until they stop', async () => {
    const { shell, tell, plugins } = await shellOn()
    const onBack = vi.fn()
    const stop = shell.onBack(onBack)
    tell('backButton')
    expect(onBack).toHaveBeenCalledOnce()
    expect(plugins.app.exitApp).not.toHaveBeenCalled()
    stop()
    tell('backButton')
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('leaves an app that does not listen', async () => {
    const { tell, plugins } = await shellOn()
    tell('backButton')
    expect(plugins.app.exitApp).toHaveBeenCalledOnce()
  })

  it('quits where the app asks for it', async () => {
    const { shell, plugins } = await shellOn()
    shell.quit()
    expect(plugins.app.exitApp).toHaveBeenCalledOnce()
  })
})

describe('the status bar', () => {
  it.each([
    [true, 'LIGHT'],
    [false, 'DARK'],
  ])('has its text and its background: dark text %s', async (darkText, style) => {
    const { shell, plugins, page } = await shellOn()
    shell.setStatusBar({ background: '#ffffff', darkText })
    expect(plugins.statusBar.setStyle).toHaveBeenCalledWith({ style })
    expect(plugins.statusBar.setBackgroundColor).toHaveBeenCalledWith({ color: '#ffffff' })
    expect(page.paintStatusBar).toHaveBeenCalledWith('#ffffff')
  })
})

describe('addresses outside', () => {
  const address = 'https://service.onelot.example/chat'

  it('open in the system’s browser, of links too', async () => {
    const { shell, plugins, page } = await shellOn()
    shell.openOutside?.(address)
    expect(plugins.browser.open).toHaveBeenCalledWith({ url: address })
    page.onLinkOutside.mock.calls[0]?.[0]('https://news.example/')
    expect(plugins.browser.open).toHaveBeenLastCalledWith({ url: 'https://news.example/' })
  })

  it('open in a window where there is no such browser', async () => {
    const device = fakeDevice()
    device.plugins.browser.open.mockRejectedValue(refusal)
    const { shell, page } = await shellOn(device)
    shell.openOutside?.(address)
    await settled()
    expect(page.openWindow).toHaveBeenCalledWith(address)
  })
})

describe('secure storage', () => {
  it('keeps on this device alone: in no cloud and in no backup', async () => {
    const { shell, plugins } = await shellOn()
    await shell.secureStorage?.set('tokend', 't-1')
    const access = KeychainAccess.whenUnlockedThisDeviceOnly
    expect(plugins.secureStorage.set).toHaveBeenCalledWith('tokend', 't-1', false, false, access)
    await shell.secureStorage?.remove('tokend')
    expect(plugins.secureStorage.remove).toHaveBeenCalledWith('tokend', false)
  })

  it('gives back texts alone', async () => {
    const { shell, plugins } = await shellOn()
    expect(await shell.secureStorage?.get('tokend')).toBeNull()
    plugins.secureStorage.get.mockResolvedValue('t-1')
    expect(await shell.secureStorage?.get('tokend')).toBe('t-1')
    plugins.secureStorage.get.mockResolvedValue(7)
    await expect(shell.secureStorage?.get('tokend')).rejects.toThrow('tokend is no text')
  })

  it('hands on what the device refuses', async () => {
    const { shell, plugins } = await shellOn()
    plugins.secureStorage.get.mockRejectedValue(refusal)
    plugins.secureStorage.set.mockRejectedValue(refusal)
    plugins.secureStorage.remove.mockRejectedValue(refusal)
    await expect(shell.secureStorage?.get('tokend')).rejects.toThrow(refusal)
    await expect(shell.secureStorage?.set('tokend', 't-1')).rejects.toThrow(refusal)
    await expect(shell.secureStorage?.remove('tokend')).rejects.toThrow(refusal)
  })
})

describe('face or fingerprint', () => {
  const reason = '앱 잠금을 해제해요'

  it('recognises the person, in the language that shows', async () => {
    const { shell, plugins } = await shellOn()
    expect(await shell.biometry?.verify(reason)).toBe(true)
    const asked = { cancelTitle: '취소', allowDeviceCredential: false }
    expect(plugins.biometry.authenticate).toHaveBeenCalledWith({ ...asked, androidTitle: reason })
    const ios = fakeDevice(false)
    const { shell: iosShell } = await shellOn(ios)
    await iosShell.biometry?.verify(reason)
    expect(ios.plugins.biometry.authenticate).toHaveBeenCalledWith({ ...asked, reason })
  })

  it('recognises nobody who cancels', async () => {
    const { shell, plugins } = await shellOn()
    plugins.biometry.authenticate.mockRejectedValue(refusal)
    expect(await shell.biometry?.verify(reason)).toBe(false)
  })

  it('is not offered where none is set up', async () => {
    const device = fakeDevice()
    device.plugins.biometry.checkBiometry.mockResolvedValue({
      isAvailable: false,
      strongBiometryIsAvailable: false,
      biometryType: BiometryType.none,
      biometryTypes: [],
      deviceIsSecure: true,
      reason: 'none is enrolled',
      code: BiometryErrorType.biometryNotEnrolled,
    })
    expect((await shellOn(device)).shell.biometry).toBeUndefined()
  })

  it('is not offered where the device refuses to say', async () => {
    const device = fakeDevice()
    device.plugins.biometry.checkBiometry.mockRejectedValue(refusal)
    expect((await shellOn(device)).shell.biometry).toBeUndefined()
  })

  it('is waited for no longer than a second', async () => {
    vi.useFakeTimers()
    const device = fakeDevice()
    device.plugins.biometry.checkBiometry.mockReturnValue(new Promise(() => undefined))
    const opening = shellOn(device)
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await opening).shell.biometry).toBeUndefined()
  })
})

describe('what nobody waits for', () => {
  it('breaks nothing where each plugin refuses it', async () => {
    const device = fakeDevice()
    const { app, statusBar, haptics, filesystem, notifications } = device.plugins
    for (const asked of [app.exitApp, statusBar.setStyle, statusBar.setBackgroundColor, haptics.impact])
      asked.mockRejectedValue(refusal)
    filesystem.rmdir.mockRejectedValue(refusal)
    notifications.checkPermissions.mockRejectedValue(refusal)
    const { shell } = await shellOn(device)
    shell.quit()
    shell.setStatusBar({ background: '#ffffff', darkText: true })
    shell.haptics?.confirm()
    await settled()
    expect(haptics.impact).toHaveBeenCalledWith({ style: 'LIGHT' })
    expect(shell.notifications?.permission()).toBe('unavailable')
  })
})
