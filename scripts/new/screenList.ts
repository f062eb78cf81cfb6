/** A screen of the list that is not built, with the values of its line. */
export interface ListedScreen {
  readonly name: string
  readonly path: string
  readonly access: string
  /** In English, Korean and Traditional Chinese. */
  readonly title: readonly [string, string, string]
  readonly flags: readonly string[]
  /** As the list has it, over several lines where the formatter broke it. */
  readonly line: string
}

const quoted = String.raw`'((?:[^'\\]|\\.)*)'`
const titles = String.raw`\[\s*${quoted},\s*${quoted},\s*${quoted},?\s*\]`

/** @returns `built` for a screen that has its folder, undefined for a name that the list lacks */
export function listedScreen(list: string, name: string): ListedScreen | 'built' | undefined {
  if (new RegExp(String.raw`^export \{ (?:\w+ as )?${name} \} from`, 'm').test(list)) return 'built'
  const call = String.raw`^export const ${name} = notYetAvailable\(\s*'${name}',\s*${quoted},\s*${quoted},\s*${titles},?\s*(?:\{([^}]*)\},?\s*)?\)\n`
  const found = new RegExp(call, 'm').exec(list)
  if (found === null) return undefined
  const [line, path = '', access = '', en = '', kor = '', tw = '', flags = ''] = found
  return {
    name,
    path,
    access,
    title: [en, kor, tw],
    flags: [...flags.matchAll(/(\w+): true/g)].map(([, flag = '']) => flag),
    line,
  }
}
