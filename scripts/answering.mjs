const PATIENCE_MS = 5_000

/**
 * What answers at a port of the address on which a broker listens by default. By the name of the machine, a program on its other address would
 * count, and so would an address that the machine does not have.
 * @param {number} port
 * @returns {Promise<'nothing' | 'onelot' | 'another'>}
 */
export async function answeringAt(port) {
  let response
  try {
    response = await fetch(`http://127.0.0.1:${port}/api/vue/common/config`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    return error.cause?.code === 'ECONNREFUSED' ? 'nothing' : 'another'
  }
  const answer = await response.json().catch(() => undefined)
  return typeof answer?.status === 'number' && typeof answer.msg === 'string' ? 'onelot' : 'another'
}
