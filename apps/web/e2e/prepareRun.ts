import { cpSync } from 'node:fs'
import { startBroker } from './broker.ts'
import { preparedFolders } from './preparedFolders.ts'

/** Compiles the broker and makes its demo world once: each takes seconds of CPU, and most journeys start from both. */
export default async function prepareRun(): Promise<void> {
  const { demoData } = preparedFolders()
  const broker = await startBroker()
  await broker.stop()
  cpSync(broker.dataFolder, demoData, { recursive: true })
  await broker.end()
}
