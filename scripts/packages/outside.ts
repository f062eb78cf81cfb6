import { type ChildProcess, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { must } from './stage.ts'

/** Installs what the manifest of a folder outside the workspace names. */
export const installIn = (folder: string): string =>
  must(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    folder,
  )

export interface Started {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts a program that prints its address. @throws Error with what it printed where it ends before that */
export function startProgram(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } })
  return new Promise((resolve, reject) => {
    let printed = ''
    const listen = (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString())
      const address = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(printed)?.[0]
      if (address !== undefined) resolve({ address, stop: () => ended(child) })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => {
      reject(new Error(`${args.join(' ')} does not serve:\n${printed}`))
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.on('exit', () => {
      resolve()
    })
    child.kill()
  })
}
