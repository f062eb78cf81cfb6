import { describe, expect, it } from 'vitest'
import { isSameName, maskedName } from './names.ts'

describe('two names', () => {
  it.each([
    ['홍길동', ' 홍길동 '],
    ['John  Smith', 'john smith'],
    ['Ｊｏｈｎ Ｓｍｉｔｈ', 'JOHN SMITH'],
    ['홍길동', '홍길동'.normalize('NFD')],
    ['Strauß', 'STRAUSS'],
    ['John\tSmith', 'John Smith'],
  ])('are one: %s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
  })

  it.each([
    ['홍길동', '홍길순'],
    ['JohnSmith', 'John Smith'],
    ['', '홍길동'],
  ])('are not one: %s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
  })
})

describe('a masked name', () => {
  it.each([
    ['홍길동', '홍*동'],
    ['홍길', '홍*'],
    ['남궁길동', '남**동'],
    ['陳小明', '陳*明'],
    ['홍길동'.normalize('NFD'), '홍*동'],
    ['홍', '홍'],
    ['John Doe', 'J*** D**'],
    [' Anne-Marie ', 'A*********'],
  ])('of %s is %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked)
  })
})
