import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../apps/native/capacitor.config.ts'
import { syncPlatform } from '../apps/native/platforms.ts'

const root = join(import.meta.dirname, '..')
const packageIn = (folder: string): unknown =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const { browserslist } = packageIn('') as { readonly browserslist: readonly string[] }
const { dependencies } = packageIn('apps/native') as { readonly dependencies: object }
/** Capacitor's own plugins, and those of others. */
const plugins = Object.keys(dependencies).filter((name) => !['@capacitor/core', '@onelot/web'].includes(name))

let project = ''
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'onelot-native-'))
  for (const file of ['package.json', 'capacitor.config.ts'])
    cpSync(join(root, 'apps/native', file), join(project, file))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction')
  mkdirSync(join(project, 'dist'))
  writeFileSync(join(project, 'dist/index.html'), '<html><head></head><body>first</body></html>')
  for (const platform of ['android', 'ios'] as const) syncPlatform(project, platform)
}, 120_000)
afterAll(() => {
  rmSync(project, { recursive: true })
})

const read = (path: string) => readFileSync(join(project, path), 'utf8')

describe('the project of Android', () => {
  it('has the page, the settings and every plugin', () => {
    expect(read('android/app/src/main/assets/public/index.html')).toContain('first')
    expect(JSON.parse(read('android/app/src/main/assets/capacitor.config.json'))).toEqual(config)
    const linked = read('android/capacitor.settings.gradle')
    for (const name of plugins) expect(linked).toContain(`node_modules/${name}/android`)
  })

  it('is in no backup, whose keys would be missing', () => {
    expect(read('android/app/src/main/AndroidManifest.xml')).toContain('android:allowBackup="false"')
  })

  it('starts in no web view that is older than the build', () => {
    const chrome = browserslist.find((one) => one.startsWith('chrome '))
    expect(chrome).toBe(`chrome >= ${String(config.android?.minWebViewVersion)}`)
  })
})

describe('the project of iOS', () => {
  it('has the page, the settings and every plugin', () => {
    expect(read('ios/App/App/public/index.html')).toContain('first')
    expect(JSON.parse(read('ios/App/App/capacitor.config.json'))).toMatchObject({ ...config })
    const linked = read('ios/App/CapApp-SPM/Package.swift')
    for (const name of plugins) expect(linked).toContain(`node_modules/${name}"`)
  })

  it('says why it asks for Face ID, and in which languages it speaks', () => {
    const info = read('ios/App/App/Info.plist')
    expect(info).toMatch(/<key>NSFaceIDUsageDescription<\/key>\s*<string>.+<\/string>/)
    for (const language of ['en', 'ko', 'zh-Hant']) expect(info).toContain(`<string>${language}</string>`)
  })

  it('runs on no iOS that is older than the build', () => {
    const safari = browserslist.find((one) => one.startsWith('ios_saf '))
    const targets = [...read('ios/App/App.xcodeproj/project.pbxproj').matchAll(/DEPLOYMENT_TARGET = (.+);/g)]
    expect(new Set(targets.map(([, version]) => `ios_saf >= ${version ?? ''}`))).toEqual(new Set([safari]))
  })
})

it('a newer page takes the place of the one that a project has', () => {
  writeFileSync(join(project, 'dist/index.html'), '<html><head></head><body>second</body></html>')
  syncPlatform(project, 'android')
  expect(read('android/app/src/main/assets/public/index.html')).toContain('second')
  expect(read('android/app/src/main/AndroidManifest.xml')).toContain('android:allowBackup="false"')
})
