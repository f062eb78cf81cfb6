const PATIENCE_MS = 5_000

/**
 * What answers at a port of this machine.
 * @param {number} port
 * @returns {Promise<'nothing' | 'onelot' | 'another'>}
 */
export async function answeringAt(port) {
  let response
  try {
    response = await fetch(`http://localhost:${port}/api/vue/common/config`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    return error.cause?.code === 'ECONNREFUSED' ||
      error.cause?.errors?.every(({ code }) => code === 'ECONNREFUSED')
      ? 'nothing'
      : 'another'
  }
  const answer = await response.json().catch(() => undefined)
  return typeof answer?.status === 'number' && typeof answer.msg === 'string' ? 'onelot' : 'another'
}
