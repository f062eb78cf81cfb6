import { type Socket, connect } from 'node:net'

/** What a server answered to bytes that no client of HTTP would send. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A connection to a server, on which a test sends what it likes. */
export interface RawSocket {
  send: (bytes: string) => void
  /** The next answer; undefined where the connection ends before it. */
  answer: () => Promise<RawAnswer | undefined>
  /** Until the server has closed the connection. */
  closed: Promise<void>
  /** Says nothing more, and goes on reading. */
  end: () => void
  /** Reads nothing from here on. */
  stopReading: () => void
  /** Ends it without another word. */
  destroy: () => void
}

const lineOf = (line: string): readonly [string, string] => {
  const at = line.indexOf(':')
  return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
}

/** The first whole answer of what has arrived, and how long it is. */
function parsed(text: string): { readonly answer: RawAnswer; readonly length: number } | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(lines.map(lineOf))
  const length = end + 4 + Number(headers['content-length'] ?? 0)
  if (text.length < length) return undefined
  return {
    answer: { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4, length) },
    length,
  }
}

export function openSocket(port: number): RawSocket {
  const socket: Socket = connect(port, '127.0.0.1')
  let text = ''
  let over = false
  let arrived: () => void = () => undefined
  socket.setEncoding('latin1')
  socket.on('data', (piece: string) => {
    text += piece
    arrived()
  })
  // Reported by `close`, which follows.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      over = true
      arrived()
      resolve()
    })
  })
  return {
    send: (bytes) => socket.write(bytes, 'latin1'),
    async answer() {
      for (;;) {
        const found = parsed(text)
        if (found !== undefined) {
          text = text.slice(found.length)
          return found.answer
        }
        if (over) return undefined
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
    },
    closed,
    end: () => socket.end(),
    stopReading: () => socket.pause(),
    destroy: () => socket.destroy(),
  }
}

/** The bytes of a call; `head` lines go before the others. */
export function callText(
  body: string,
  head: readonly string[] = ['Host: broker.test'],
  path = 'common/config',
) {
  const lines = [`POST /api/vue/${path} HTTP/1.1`, ...head, 'Content-Type: application/json']
  return [...lines, `Content-Length: ${String(Buffer.byteLength(body))}`, '', body].join('\r\n')
}
