import { parseArgs } from 'node:util'

export const parts = ['static', 'unit', 'stories', 'visual', 'packages', 'e2e']

/** What `npm test` is asked for; or, in `refusal`, why it cannot be done. */
export function optionsOf(args) {
  const { only, shard, force, ...others } = parseArgs({
    args,
    strict: false,
    options: { only: { type: 'string' }, shard: { type: 'string' }, force: { type: 'boolean' } },
  }).values
  if (Object.keys(others).length > 0) return { refusal: 'npm test takes --only, --shard and --force' }
  if (only !== undefined && !parts.includes(only))
    return { refusal: `--only takes one of: ${parts.join(', ')}` }
  if (shard === undefined) return { only, force }
  if (only !== 'stories') return { refusal: '--shard needs --only stories' }
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []
  if (index === undefined || Number(index) > Number(count))
    return { refusal: `--shard takes a part of all, such as 1/4, not ${shard}` }
  return { only, shard, force }
}
