const lineOf = (area: string, folder: string, name: string): string =>
  `export { screen as ${name} } from './${area}/${folder}/screen.ts'\n`

/**
 * The list with the line of a new screen after the last one of its area, at the end for the first of an area.
 * @returns undefined where the list has the name already
 */
export function withScreenOf(list: string, area: string, folder: string, name: string): string | undefined {
  if (new RegExp(String.raw`^export \{.*\b${name}\b.*\} from`, 'm').test(list)) return undefined
  const lines = list.split(/(?<=\n)/)
  const last = lines.findLastIndex((line) => line.includes(` from './${area}/`))
  return lines.toSpliced(last < 0 ? lines.length : last + 1, 0, lineOf(area, folder, name)).join('')
}
