import { parseArgs } from 'node:util'

export interface Options {
  /** Accept what is taken instead of failing. */
  readonly update: boolean
  /** Take only stories whose id begins so. */
  readonly only: string
  /** Take the first story of each component in the first mode. */
  readonly quick: boolean
  /** Take only stories of which no picture is accepted. */
  readonly added: boolean
  /** Build Storybook first. Without, the last build is taken. */
  readonly build: boolean
  /** A built Storybook to take instead of this project's; implies no build. */
  readonly site?: string | undefined
  /** A built Storybook that drew the accepted pictures, instead of the base revision's. */
  readonly base?: string | undefined
  /** The folder of accepted pictures. */
  readonly manifest?: string | undefined
  /** Where the report and the local pictures go. */
  readonly output?: string | undefined
  /** CSS added to every story. The test of this tool moves a widget by one pixel with it. */
  readonly style: string
}

/** Reads the command line. Refuses what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      update: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      added: { type: 'boolean', default: false },
      build: { type: 'boolean', default: true },
      site: { type: 'string' },
      base: { type: 'string' },
      manifest: { type: 'string' },
      output: { type: 'string' },
      style: { type: 'string', default: '' },
    },
  })
  const { update, only, quick, added, build, style, site, base, manifest, output } = values
  return {
    update,
    only,
    quick,
    added,
    style,
    build: build && site === undefined,
    site,
    base,
    manifest,
    output,
  }
}
