import { localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { isOfChild, questionsFor, realNameDefaults, realNameSchema, toCommand } from './realNameForm.ts'

const today = localDate('2026-03-10')
const schema = realNameSchema(() => today)
const adult = { ...realNameDefaults, name: ' 홍길동 ', idNumber: '900101-1', front: 'f', back: 'b' }
const child = { ...adult, idNumber: '150310-3' }

const wrongIn = (values: object) =>
  (schema.safeParse({ ...adult, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path[0],
    message,
  ])

describe('the form of a real name', () => {
  it('sends the ID number as its digits, and nothing of a guardian for an adult', () => {
    const { data } = schema.safeParse({ ...adult, guardianName: 'somebody' })
    expect(data && toCommand(data, today)).toEqual({
      name: '홍길동',
      idNumber: '9001011',
      front: 'f',
      back: 'b',
    })
  })

  it('sends a Taiwanese ID number whole, in capitals', () => {
    const { data } = schema.safeParse({ ...adult, idNumber: 'a123456789' })
    expect(data && toCommand(data, today)).toMatchObject({ idNumber: 'A123456789' })
  })

  it('sends the guardian of a child', () => {
    const { data } = schema.safeParse({
      ...child,
      guardianName: ' 홍판서 ',
      guardianPhone: '010-1111-2222',
      guardianConsent: true,
      guardianCode: ' 482916 ',
    })
    expect(data && toCommand(data, today)).toMatchObject({
      idNumber: '1503103',
      guardianName: '홍판서',
      guardianPhone: '01011112222',
      guardianConsent: true,
      guardianCode: '482916',
    })
  })

  it.each([
    [{ name: '' }, [['name', 'required']]],
    [{ name: '123' }, [['name', 'malformed']]],
    [{ idNumber: '900101' }, [['idNumber', 'malformed']]],
    [{ idNumber: '900101-1234567' }, [['idNumber', 'tooLong']]],
    [{ idNumber: '901301-1' }, [['idNumber', 'malformed']]],
    [{ idNumber: 'A123456788' }, [['idNumber', 'malformed']]],
    [{ idNumber: 'A1234567890' }, [['idNumber', 'tooLong']]],
    [{ front: '' }, [['front', 'required']]],
  ])('says which field is wrong: %o', (values, wrong) => {
    expect(wrongIn(values)).toEqual(expect.arrayContaining(wrong))
    expect(new Set(wrongIn(values).map(([field]) => field)).size).toBe(1)
  })

  it('asks for a guardian of a child, also while the pictures are missing', () => {
    expect(wrongIn({ ...child, front: '', back: '', guardianPhone: '12' })).toEqual(
      expect.arrayContaining([
        ['guardianName', 'required'],
        ['guardianPhone', 'malformed'],
        ['guardianConsent', 'mustAccept'],
        ['guardianCode', 'required'],
      ]),
    )
    expect(wrongIn({ ...child, guardianCode: '12345' })).toContainEqual(['guardianCode', 'malformed'])
  })
})

describe('the questions', () => {
  it('have those of a guardian as soon as the number is that of a child, the code after the pictures', () => {
    expect([isOfChild('1503', today), isOfChild('150310-3', today)]).toEqual([false, true])
    expect(questionsFor(true).map(({ name }) => name)).toEqual([
      'name',
      'idNumber',
      'guardian',
      'front',
      'back',
      'guardianCode',
      'check',
    ])
    expect(questionsFor(false)).toHaveLength(5)
  })
})
