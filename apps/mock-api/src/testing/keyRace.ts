import { parentPort, workerData } from 'node:worker_threads'
import { vaultKeyOf } from '../server/vaultKey.ts'

/** A thread that asks for the key of each folder at the moment when the others of its test do, and answers the keys. */
const { folders, arrived, threads } = workerData as {
  readonly folders: readonly string[]
  /** How many threads have reached each folder. */
  readonly arrived: Int32Array
  readonly threads: number
}

function meet(at: number): void {
  Atomics.add(arrived, at, 1)
  Atomics.notify(arrived, at)
  for (let here = Atomics.load(arrived, at); here < threads; here = Atomics.load(arrived, at))
    Atomics.wait(arrived, at, here)
}

function keyOf(folder: string): string {
  try {
    return Buffer.from(vaultKeyOf(folder)).toString('hex')
  } catch (error) {
    return String(error)
  }
}

parentPort?.postMessage(
  folders.map((folder, at) => {
    meet(at)
    return keyOf(folder)
  }),
)
