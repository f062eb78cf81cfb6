import { readEnvelope } from '@onelot/api-client'
import type { Operator } from './run.ts'

/** The operator's surface of a back end that has one like ours (docs/rules/operator.md). */
export function createOperator(ops: string, token: string | undefined): Operator {
  async function act(path: string, body: object): Promise<void> {
    const response = await fetch(`${ops}/api/ops/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { 'ops-token': token }) },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const isDone = response.ok && readEnvelope(jsonOf(text)).kind === 'success'
    if (!isDone)
      throw new Error(
        `the operator's surface refused ${path}: HTTP ${String(response.status)} ${text.slice(0, 200)}`,
      )
  }
  return {
    restrict: (phone, restrictions) => act('restrictions', { phone, restrictions }),
    setRealName: (phone, state) => act('realName', { phone, state }),
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
