import { readEnvelope } from '@onelot/api-client'
import type { Operator } from './run.ts'

/** The operator's surface of a back end that has one like ours (docs/rules/operator.md). */
export const createOperator = (ops: string, token: string | undefined): Operator => ({
  async restrict(phone, restrictions) {
    const response = await fetch(`${ops}/api/ops/restrictions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { 'ops-token': token }) },
      body: JSON.stringify({ phone, restrictions }),
    })
    const text = await response.text()
    const isDone = response.ok && readEnvelope(JSON.parse(text)).kind === 'success'
    if (!isDone)
      throw new Error(
        `the operator's surface refused a restriction: HTTP ${String(response.status)} ${text.slice(0, 200)}`,
      )
  },
})
