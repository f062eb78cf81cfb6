import type { ModuleActs } from '../anyCommands/moduleActs.ts'
import type { World } from '../worlds/world.ts'

/** Bodies of calls by the path of their endpoint. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Ids that a test has something under. */
export type Owns<Id extends string> = Readonly<Partial<Record<Id, string | undefined>>>

/** What a module brings for tests of the whole broker. */
export interface ModuleTesting {
  /** States that a story begins in; their names are of no other module. */
  readonly worlds?: Readonly<Record<string, World>>
  /** What each endpoint accepts that has no example in its contract; an id that a test does not own is of nothing that is there. */
  readonly examples?: (owned: Owns<string>) => Examples
  /** What is drawn of it, loaded by the test that draws it: stories read the same list. */
  readonly acts?: () => Promise<{ readonly acts: ModuleActs }>
}
