import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountId, accountStream } from '@onelot/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, append, ben, cleo, endingsOf, part } from './contract/fixtures.ts'
import { UnknownCommit } from './port.ts'
import { createSqliteStore } from './sqlite.ts'
import { type Call, type Ending, runBatch } from './sqlite/batch.ts'
import { createSqliteEngine } from './sqlite/engine.ts'
import { DatabaseRefused, openDatabase } from './sqlite/open.ts'
import { openFilesIn } from './sqlite/openFiles.ts'
import { textOfAppend } from './storeText.ts'

let folder: string
let file: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onelot-sqlite-'))
  file = join(folder, 'onelot.sqlite')
})
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill))
  rmSync(folder, { recursive: true, force: true })
})

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const contents = () =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')])

/** Starts a process on the file; returns what it has printed, and resolves when it has opened the file or failed to. */
function startProcess(): Promise<{ readonly child: ChildProcess; readonly said: readonly string[] }> {
  const script = join(import.meta.dirname, 'sqlite', 'testProcess.ts')
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const said: string[] = []
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      if (said.length === 1) resolve({ child, said })
    })
  })
}
function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('close', () => {
      resolve()
    })
    child.kill('SIGKILL')
  })
}

describe('a database that is not of this release', () => {
  const old = join(import.meta.dirname, '..', 'testing', 'oldDatabase', 'onelot.sqlite')
  const refusal = async (): Promise<string> => {
    const before = contents()
    const error = await errorOf(createSqliteStore(file))
    expect(contents()).toEqual(before)
    expect(openFilesIn(folder)).toEqual([])
    expect(error).toBeInstanceOf(DatabaseRefused)
    return error instanceof Error ? error.message : ''
  }
  it('is refused in a sentence, and left as it is, when an earlier release wrote it', async () => {
    copyFileSync(old, file)
    expect(await refusal()).toContain('was written by an earlier release of the broker')
  })
  it('is refused also where its version is in its log', async () => {
    const elsewhere = join(folder, 'elsewhere.sqlite')
    const writing = new DatabaseSync(elsewhere)
    writing.exec('PRAGMA journal_mode = WAL; CREATE TABLE events (id); PRAGMA user_version = 1')
    for (const end of ['', '-wal']) copyFileSync(`${elsewhere}${end}`, `${file}${end}`)
    writing.close()
    expect(await refusal()).toContain('was written by an earlier release of the broker')
  })
  it('is refused when a newer release wrote it', async () => {
    await (await createSqliteStore(file)).close()
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(await refusal()).toContain('has version 99')
  })
  it('is refused when another program wrote it', async () => {
    const database = new DatabaseSync(file)
    database.exec('CREATE TABLE notes (id)')
    database.close()
    expect(await refusal()).toContain('was not written by the broker')
  })
  it('is refused when it is no database', async () => {
    writeFileSync(file, 'Dear diary, '.repeat(20))
    expect(await refusal()).toContain('is not a database')
  })
  it('is accepted where a process ended before it had made any table', async () => {
    const database = new DatabaseSync(file)
    database.exec('PRAGMA journal_mode = WAL')
    database.close()
    const store = await createSqliteStore(file)
    await store.append(append([part(anna, 0)]))
    expect((await store.load(anna)).version).toBe(1)
    await store.close()
  })
})

describe('a database file', () => {
  it('holds what was written when it is opened again', async () => {
    const store = await createSqliteStore(file)
    await store.append(append([part(anna, 0)]))
    const dump = await store.dump()
    await store.close()
    const again = await createSqliteStore(file)
    expect(await again.dump()).toEqual(dump)
    await again.close()
  })
  it('serves one store at a time in a process', async () => {
    const store = await createSqliteStore(file)
    const error = await errorOf(createSqliteStore(file))
    expect(error).toBeInstanceOf(DatabaseRefused)
    await store.append(append([part(anna, 0)]))
    await store.close()
    await (await createSqliteStore(file)).close()
  })
  it('is refused to a second process in a sentence, and free once the first is killed', async () => {
    const first = await startProcess()
    expect(first.said[0]).toBe('open')
    const second = await startProcess()
    expect(second.said[0]).toContain('Another process is using')
    const error = await errorOf(createSqliteStore(file))
    expect(error).toBeInstanceOf(DatabaseRefused)
    await kill(first.child)
    await (await createSqliteStore(file)).close()
  })
  const writers = Array.from({ length: 8 }, (_, n) => accountStream(accountId(`W${String(n)}`)))
  it('holds every acknowledged append after its process was killed', async () => {
    for (let death = 0; death < 3; death += 1) {
      const { child, said } = await startProcess()
      while (said.length < 50 + death * 33) await sleep(1)
      await kill(child)
      const acknowledged = new Map<string, number>()
      for (const line of said) {
        const [word, stream, version] = line.split(' ')
        if (word === 'stored' && stream !== undefined) acknowledged.set(stream, Number(version))
      }
      expect([...acknowledged.keys()].toSorted()).toEqual(writers)
      const store = await createSqliteStore(file)
      const lost: string[] = []
      for (const stream of writers) {
        const { events } = await store.load(stream)
        const versions = events.map(({ version }) => version)
        if (versions.length < (acknowledged.get(stream) ?? 0)) lost.push(stream)
        expect(versions).toEqual(versions.map((_, at) => at + 1))
      }
      await store.close()
      expect(lost).toEqual([])
    }
  })
})

describe('a commit', () => {
  it('is shared by the appends that wait, one of which fails alone', () => {
    const { database, close } = openDatabase(':memory:')
    const engine = createSqliteEngine(database)
    const calls = [append([part(anna, 0)]), append([part(ben, 7)]), append([part(cleo, 0)])].map(
      (one, id): Call => ({
        id,
        method: 'append',
        args: [textOfAppend(one)],
      }),
    )
    const exec = vi.spyOn(database, 'exec')
    const replies: (readonly Ending[])[] = []
    runBatch(database, engine, [{ id: 9, method: 'outboxSize', args: [] }, ...calls], (endings) =>
      replies.push(endings),
    )
    expect(replies.map((endings) => endings.map(({ id, kind }) => [id, kind]))).toEqual([
      [[9, 'answer']],
      [
        [0, 'answer'],
        [1, 'conflict'],
        [2, 'answer'],
      ],
    ])
    expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1)
    expect(engine.load(cleo, 0).version).toBe(1)
    close()
  })
  it('that fails is an unknown outcome for all that share it, and a later read shows the outcome', async () => {
    const store = await createSqliteStore(file)
    const meddler = new DatabaseSync(file)
    // What is written breaks a reference, which SQLite checks when it commits.
    meddler.exec(`
      CREATE TABLE absent (id INTEGER PRIMARY KEY);
      CREATE TABLE broken (id REFERENCES absent DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER breaking AFTER INSERT ON events BEGIN INSERT INTO broken VALUES (1); END;`)
    const endings = await Promise.all(
      [anna, ben].map((stream) => errorOf(store.append(append([part(stream, 0)])))),
    )
    expect(endings.map((error) => error instanceof UnknownCommit)).toEqual([true, true])
    expect((await store.load(anna)).version).toBe(0)
    meddler.exec('DROP TRIGGER breaking')
    meddler.close()
    expect(await endingsOf([store.append(append([part(anna, 0)]))])).toEqual(['stored'])
    await store.close()
  })
})

it('answers nothing after it was closed', async () => {
  const store = await createSqliteStore(':memory:')
  await store.append(append([part(anna, 0)]))
  await store.close()
  expect(String(await errorOf(store.load(anna)))).toContain('the database is closed')
})
