import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from '../postgres.ts'
import { chaos } from './chaos.ts'
import { type Disturbance, disturbances } from './disturbances.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: 'sqlite' },
    /** Names of disturbances, with commas between them. */
    only: { type: 'string', default: Object.keys(disturbances).join() },
  },
})
const isDisturbance = (name: string): name is Disturbance => Object.hasOwn(disturbances, name)

const server = values.store === 'postgres' ? await startPostgres() : undefined
const report = await chaos({
  seed: Number(values.seed),
  minutes: Number(values.minutes),
  databaseUrl: server && (await createDatabase(server.url)),
  only: values.only.split(',').filter(isDisturbance),
})
await server?.stop()
console.log(report)
process.exitCode = report.wrong.length > 0 ? 1 : 0
