import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { answeringAt } from './answering.mjs'

const servers = []

/** The port of a server that listens. */
const listening = async (server) => {
  servers.push(server)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server.address().port
}

const answers = (text) => listening(createServer((_, response) => response.end(text)))

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

describe('a port at which a start would serve', () => {
  it('is free where nothing accepts a connection', async () => {
    const port = await answers('')
    await new Promise((resolve) => servers.pop().close(resolve))
    expect(await answeringAt(port)).toBe('nothing')
  })

  it('has a broker where it answers with the envelope', async () => {
    const port = await answers('{"status":0,"msg":"VALIDATION","data":{}}')
    expect(await answeringAt(port)).toBe('onelot')
  })

  it.each(['', '<!doctype html>', '{}', 'null', '{"status":"up"}'])(
    'belongs to another program where that answers with %j',
    async (text) => {
      expect(await answeringAt(await answers(text))).toBe('another')
    },
  )

  it('belongs to another program where that speaks no HTTP', async () => {
    const port = await listening(
      createSocketServer((socket) => {
        socket.write('220 ready\r\n')
        socket.destroySoon()
      }),
    )
    expect(await answeringAt(port)).toBe('another')
  })
})
