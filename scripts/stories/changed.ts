import { spawnSync } from 'node:child_process'

const day = 24 * 60 * 60

function git(args: readonly string[], cwd: string): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '')

export interface Changes {
  /** The commit that they are counted from. */
  readonly since: string
  readonly head: string
  readonly files: readonly string[]
}

/**
 * Files that differ from the last commit that is a day older than HEAD: committed, staged, or only written. The day is the history's own, so
 * that a commit is always tested alike. Undefined where the history does not reach so far back.
 */
export function changedOfTheDay(root: string): Changes | undefined {
  const [head = '', at = ''] = git(['log', '-1', '--format=%H %ct'], root)?.split(' ') ?? []
  if (head === '') return undefined
  const since = git(['log', '-1', '--format=%H', `--before=${Number(at) - day}`], root)
  if (since === undefined || since === '') return undefined
  const differ = git(['diff', '--name-only', '--no-renames', since], root)
  const added = git(['ls-files', '--others', '--exclude-standard'], root)
  if (differ === undefined || added === undefined) return undefined
  return { since, head, files: [...lines(differ), ...lines(added)] }
}
