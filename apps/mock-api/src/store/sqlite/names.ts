import { whole } from '../columns.ts'
import { LAST_GROUPED } from './schema.ts'
import type { Statements } from './statements.ts'

/** Numbers of streams and collections in the tables of events and of rows. */
export interface Names {
  /** Gives a name that is new the next number. */
  idOf: (name: string) => number
  /** After a commit: remembers what is stored. What was undone may have another number next time. */
  committed: () => void
  reset: () => void
}

export function createNames({ run, one }: Statements): Names {
  const known = new Map<string, number>()
  const asked = new Set<string>()

  function stored(name: string): number | undefined {
    const found = one('SELECT id FROM names WHERE name = ?', name)
    return found && whole(found, 'id')
  }

  return {
    idOf(name) {
      const id = known.get(name)
      if (id !== undefined) return id
      asked.add(name)
      run('INSERT OR IGNORE INTO names (name) VALUES (?)', name)
      return stored(name) ?? 0
    },
    committed() {
      for (const name of asked) {
        const id = stored(name)
        if (id !== undefined) known.set(name, id)
      }
      asked.clear()
    },
    reset() {
      known.clear()
      run('DELETE FROM names WHERE id > ?', LAST_GROUPED)
    },
  }
}
