import { Agent, request } from 'node:http'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** Sends requests over a few connections that stay open. */
export interface Sender {
  /** Of an event stream the first events. @throws Error where the connection breaks */
  send(sent: Sent): Promise<Answer>
  end(): void
}

export function createSender(port: number, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
  /** What a connection carried last, by which one that breaks is explained. */
  const lastOf = new WeakMap<object, string>()
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const length = { 'content-length': String(Buffer.byteLength(body)) }
        const options = { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } }
        const outgoing = request(options, (incoming) => {
          const pieces: Buffer[] = []
          const { statusCode: status = 0, headers: found, socket } = incoming
          const done = () => {
            const text = Buffer.concat(pieces).toString()
            lastOf.set(socket, `${method} ${path} ${String(status)} ${text.slice(0, 80)}`)
            resolve({ status, headers: found, text })
          }
          incoming.on('data', (piece: Buffer) => {
            pieces.push(piece)
            if (found['content-type']?.startsWith('text/event-stream') !== true) return
            done()
            incoming.destroy()
          })
          incoming.once('end', done).once('error', reject)
        })
        outgoing.once('error', (cause) => {
          const after = lastOf.get(outgoing.socket ?? agent)
          reject(
            new Error(`${cause.message}, on a connection whose answer before was: ${String(after)}`, {
              cause,
            }),
          )
        })
        outgoing.end(body)
      }),
    end() {
      agent.destroy()
    },
  }
}
