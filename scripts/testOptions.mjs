import { parseArgs } from 'node:util'

export const parts = ['static', 'unit', 'stories', 'visual', 'packages', 'e2e']
const shardedParts = ['unit', 'stories']

/** What `npm test` is asked for; or, in `refusal`, why it cannot be done. */
export function optionsOf(args) {
  const { only, shard, ...others } = parseArgs({
    args,
    strict: false,
    options: { only: { type: 'string' }, shard: { type: 'string' } },
  }).values
  if (Object.keys(others).length > 0) return { refusal: 'npm test takes --only and --shard' }
  if (only !== undefined && !parts.includes(only))
    return { refusal: `--only takes one of: ${parts.join(', ')}` }
  if (shard === undefined) return { only }
  if (!shardedParts.includes(only)) return { refusal: `--shard needs --only ${shardedParts.join(' or ')}` }
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []
  if (index === undefined || Number(index) > Number(count))
    return { refusal: `--shard takes a part of all, such as 1/4, not ${shard}` }
  return { only, shard }
}
