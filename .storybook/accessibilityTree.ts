import { afterEach, expect } from 'vitest'
import { utils } from 'vitest/browser'
import { readableTree } from './readableTree.ts'

const { generateAriaTree, renderAriaTree } = utils.aria

/** Stories of widgets, by their id. Screens are left out: they consist of many widgets, and their prices change. */
const widget = /^(primitives|finance)-/

/** Their plays say what is in them: a hundred bars of a table tell a reader nothing. */
const asserted = /^finance-klinechart-(size|behaviour)-/

/** False in a mode that is set: its language may not be that of the accepted snapshots. */
const inOwnMode = (import.meta.env['STORIES_MODE'] ?? '') === ''

/** Compares the accessibility tree (roles, names, values, states) of a widget's story, once it has played, with its snapshot. */
afterEach(({ task }) => {
  const storyId: unknown = Reflect.get(task.meta, 'storyId')
  if (!inOwnMode || typeof storyId !== 'string' || !widget.test(storyId) || asserted.test(storyId)) return
  const tree = renderAriaTree(generateAriaTree(document.body))
  // The port is another one where several run.
  expect(readableTree(tree.replaceAll(location.host, 'localhost'))).toMatchSnapshot()
})
