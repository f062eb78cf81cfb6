import { afterEach, expect } from 'vitest'
import { utils } from 'vitest/browser'

const { generateAriaTree, renderAriaTree } = utils.aria

/** Stories of widgets by their id: a screen is many of them, and shows prices of a broker that go on. */
const widget = /^(primitives|finance)-/

/** In a mode that was asked for, texts are of another language than those that were accepted. */
const inOwnMode = (import.meta.env['STORIES_MODE'] ?? '') === ''

/** What assistive technology is given once a widget's story has played: roles, names, values and states, beside the story. */
afterEach(({ task }) => {
  const storyId: unknown = Reflect.get(task.meta, 'storyId')
  if (!inOwnMode || typeof storyId !== 'string' || !widget.test(storyId)) return
  expect(renderAriaTree(generateAriaTree(document.body))).toMatchSnapshot()
})
