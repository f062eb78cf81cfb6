import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const platforms = ['android', 'ios'] as const
export type Platform = (typeof platforms)[number]

interface Amendment {
  readonly file: string
  /** What Capacitor's template has. */
  readonly from: string
  readonly to: string
}

const faceId = `	<key>NSFaceIDUsageDescription</key>
	<string>Opens the app lock in place of its PIN.</string>
	<key>CFBundleLocalizations</key>
	<array>
		<string>en</string>
		<string>ko</string>
		<string>zh-Hant</string>
	</array>
`

/** What the project of a platform needs besides Capacitor's template. */
export const amendments: Readonly<Record<Platform, readonly Amendment[]>> = {
  // A backup has no key of the keystore, and what it restores cannot be read.
  android: [
    {
      file: 'app/src/main/AndroidManifest.xml',
      from: 'android:allowBackup="true"',
      to: 'android:allowBackup="false"',
    },
  ],
  // iOS ends an app that asks for Face ID and does not say why; a web view of iOS 15 cannot run this one.
  ios: [
    {
      file: 'App/App/Info.plist',
      from: '	<key>LSRequiresIPhoneOS</key>',
      to: `${faceId}	<key>LSRequiresIPhoneOS</key>`,
    },
    {
      file: 'App/App.xcodeproj/project.pbxproj',
      from: 'IPHONEOS_DEPLOYMENT_TARGET = 15.0;',
      to: 'IPHONEOS_DEPLOYMENT_TARGET = 16.4;',
    },
  ],
}

/** @throws Error where the template has changed, so that nothing is left out unseen */
function amend(folder: string, { file, from, to }: Amendment): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} has no ${from.trim()}`)
  writeFileSync(path, text.replaceAll(from, to))
}

/** @throws Error where it fails, with what it said */
function capacitor(project: string, ...words: readonly string[]): void {
  const command = join(import.meta.dirname, '../../node_modules/@capacitor/cli/bin/capacitor')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    cwd: project,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`cap ${words.join(' ')}: ${stdout}${stderr}`)
}

/** Makes the project of a platform below the Capacitor project where there is none, and puts the built page and the plugins into it. */
export function syncPlatform(project: string, platform: Platform): void {
  if (existsSync(join(project, platform))) {
    capacitor(project, 'sync', platform)
    return
  }
  capacitor(project, 'add', platform, ...(platform === 'ios' ? ['--packagemanager', 'SPM'] : []))
  for (const amendment of amendments[platform]) amend(join(project, platform), amendment)
}
