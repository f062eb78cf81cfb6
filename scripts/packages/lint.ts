import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from './published.ts'

/** The messages of publint about a tarball; a suggestion counts too. */
export async function publintSays(tarball: string): Promise<readonly string[]> {
  const bytes = readFileSync(tarball)
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: new Uint8Array(bytes).buffer },
  })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

/** The problems that are-the-types-wrong finds in a tarball, for consumers that import: Node's ESM and bundlers. */
export function typesWrongIn(tarball: string): readonly string[] {
  const attw = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'],
    { encoding: 'utf8' },
  )
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()]
}
