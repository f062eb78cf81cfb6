import { statSync } from 'node:fs'

/** Which file lies at a path; undefined where none does. */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${String(found.dev)} ${String(found.ino)}`
}

/**
 * Remembers which files lie at these paths. Later it names, in a sentence, one that is there no longer: a system goes on writing to a file that
 * was deleted, and nothing of that can be opened again.
 */
export function watchPresence(paths: readonly string[]): () => string | undefined {
  const opened = paths.map((path) => ({ path, file: fileAt(path) }))
  return () => {
    const gone = opened.find(({ path, file }) => file === undefined || fileAt(path) !== file)
    return (
      gone && `${gone.path} was deleted, moved or replaced while it was in use. Nothing is stored any more.`
    )
  }
}
