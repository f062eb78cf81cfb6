import type { AddressInfo } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { type BrowserBroker, type BrowserBrokerOptions, createBrowserBroker } from '../browser.ts'
import { createHttpServer, defaultPatience } from '../server/httpServer.ts'

export interface ServeWorldOptions extends BrowserBrokerOptions {
  /** @defaultValue any free one */
  readonly port?: number
}
/** A broker at an address, for journeys through a browser. Its clock moves by `advance` alone. */
export interface ServedWorld extends BrowserBroker {
  readonly address: string
  /** Ends open connections, and disposes of the broker. */
  readonly stop: () => Promise<void>
}

/** A broken connection, where a fault asks for one, is one. */
const answerOf =
  (world: BrowserBroker) =>
  async (request: Request, { outgoing }: HttpBindings): Promise<Response> => {
    const response = await world.fetch(request)
    if (response.type !== 'error') return response
    outgoing.destroy()
    return new Response(null)
  }

/** Builds a world and serves its calls on this machine, from Node. @throws Error where the port is taken */
export async function serveWorld({ port = 0, ...options }: ServeWorldOptions): Promise<ServedWorld> {
  const world = await createBrowserBroker(options)
  const { log } = world.broker.services
  const server = createHttpServer({ answer: answerOf(world), patience: defaultPatience, log })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  } catch (failure) {
    await world.dispose()
    throw failure
  }
  const address = server.address() as AddressInfo
  return {
    ...world,
    address: `http://127.0.0.1:${String(address.port)}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      await world.dispose()
      server.closeAllConnections()
      await closed
    },
  }
}
