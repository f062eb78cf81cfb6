import { type Group, groupOf, groups, numbered } from './cases.ts'

/** The numbered cases as docs/conformance.md has them. */
export const casesText = (): string =>
  (Object.keys(groups) as Group[])
    .map((group) => {
      const own = numbered.filter(([id]) => groupOf(id) === group)
      const lines = own.map(
        ([id, { title, needs, sends, expects, skipped }]) =>
          `#### ${id}: ${title}\n\n- Needs: ${needs}.\n- Sends: ${sends}.\n- Expected: ${expects}.\n- Not tried: ${skipped === 'never' ? 'never' : `where ${skipped}`}.`,
      )
      return [`### ${groups[group]}`, ...lines].join('\n\n')
    })
    .join('\n\n')
