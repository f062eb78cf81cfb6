import { describe, expect, it, test } from 'vitest'
import { agreement as agreementEn } from '../../site/agreement/messages/en.ts'
import { agreement as agreementKor } from '../../site/agreement/messages/kor.ts'
import { agreement as agreementTw } from '../../site/agreement/messages/tw.ts'
import { privacy as privacyEn } from '../../site/privacy/messages/en.ts'
import { privacy as privacyKor } from '../../site/privacy/messages/kor.ts'
import { privacy as privacyTw } from '../../site/privacy/messages/tw.ts'
import { blocksOf } from './blocksOf.ts'

test('a text becomes headings, paragraphs and lists by its lines', () => {
  expect(blocksOf('One.\n\n# Two\n- a\n- b\nThree.\n- c')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'heading', text: 'Two' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Three.' },
    { kind: 'list', items: ['c'] },
  ])
})

/** The form of a document: what follows what, and how many items each list has. */
const formOf = (text: string) =>
  blocksOf(text).map((block) =>
    block.kind === 'list' ? `list of ${String(block.items.length)}` : block.kind,
  )
const figuresOf = (text: string) => text.match(/\d+/g)

describe.each([
  ['agreement', agreementEn.text, [agreementKor.text, agreementTw.text]],
  ['privacy policy', privacyEn.text, [privacyKor.text, privacyTw.text]],
] as const)('the %s', (_, en, others) => {
  it('has the same parts in every language', () => {
    for (const other of others) expect(formOf(other)).toEqual(formOf(en))
  })

  it('names the same figures in every language', () => {
    for (const other of others) expect(figuresOf(other)).toEqual(figuresOf(en))
  })
})
