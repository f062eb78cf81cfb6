import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Two cores play so many files of stories in three to four minutes. */
const MOST_FILES = 60

/**
 * The part of all files, as `1/2`, that a whole run plays: so many parts that each has at most `most` files, and the one whose turn it is by the
 * commit. A commit always plays the same part, and a few commits play all.
 * @param {{ files: number, commit: string, most?: number }} of `commit` is a hash
 */
export function turnOf({ files, commit, most = MOST_FILES }) {
  const parts = Math.max(Math.ceil(files / most), 1)
  return `${String((Number.parseInt(commit.slice(0, 8), 16) % parts) + 1)}/${String(parts)}`
}

const filesIn = (folder, name) =>
  readdirSync(folder, { recursive: true }).filter((path) => name.test(path) && !path.includes('node_modules'))
    .length

/** The turn of the stories of a checkout, and of what tests a browser without one; an archive, which has no commit, always plays the first part. */
export function storiesTurn(root) {
  const files =
    filesIn(join(root, 'packages'), /\.stories\.tsx$/) + filesIn(join(root, '.storybook'), /\.test\.tsx?$/)
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return turnOf({ files, commit })
  } catch {
    return turnOf({ files, commit: '0' })
  }
}
