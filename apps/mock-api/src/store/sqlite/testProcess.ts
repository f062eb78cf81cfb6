import { append, part } from '../contract/fixtures.ts'
import { accountId, accountStream } from '@onelot/domain'
import { createSqliteStore } from '../sqlite.ts'

/**
 * A process that a test starts and kills: it opens the file that is named, prints `open`, and appends to eight streams side by side, printing
 * `stored <stream> <version>` once each append is acknowledged.
 */
const [, , file = ''] = process.argv
try {
  const store = await createSqliteStore(file)
  console.log('open')
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    const stream = accountStream(accountId(`W${String(writer)}`))
    for (let version = (await store.load(stream)).version; ; version += 1) {
      await store.append(
        append([part(stream, version)], {
          meta: { actor: 'A', command: `C${String(version)}`, correlation: 'c' },
        }),
      )
      console.log(`stored ${stream} ${String(version + 1)}`)
    }
  })
  await Promise.all(writers)
} catch (error) {
  console.log(error instanceof Error ? `failed ${error.message}` : 'failed')
}
