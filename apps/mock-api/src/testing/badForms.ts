import type { Fields } from '@onelot/domain'
import type { BadRequest } from './badRequests.ts'
import { fileOf, formOf, formText, plainPng, tooManyBytes } from './pictures.ts'

interface BadForm extends BadRequest {
  readonly fields: Fields
}

const multipart = { 'content-type': 'multipart/form-data; boundary=edge' }
const good = () => fileOf(plainPng())
const form = (why: string, body: FormData, fields: Fields): BadForm => ({ why, body, fields })
const raw = (why: string, body: string, fields: Fields, headers = multipart): BadForm => ({
  why,
  body,
  fields,
  headers,
})
const malformed = { image: 'malformed' } as const

const parts = (count: number): readonly (readonly [string, string])[] =>
  Array.from({ length: count }, (_, index) => [`part${String(index)}`, ''])

/** Forms that must be refused where a picture is uploaded, each with the fields that are at fault. */
export const badForms = (): readonly BadForm[] => [
  raw('JSON', '{"image":"x"}', { 'Content-Type': 'malformed' }, { 'content-type': 'application/json' }),
  raw('without a content type', formText('edge'), { 'Content-Type': 'required' }, { 'content-type': '' }),
  raw(
    'of another kind of parts',
    formText('edge'),
    { 'Content-Type': 'malformed' },
    {
      'content-type': 'multipart/mixed; boundary=edge',
    },
  ),
  raw(
    'without a boundary',
    formText('edge'),
    { body: 'malformed' },
    { 'content-type': 'multipart/form-data;' },
  ),
  raw('empty', '', { body: 'required' }),
  raw('divided by another boundary', formText('other'), { body: 'malformed' }),
  raw('cut', formText('edge').slice(0, -12), { body: 'malformed' }),
  raw('of no parts', '--edge--\r\n', { image: 'required' }),
  form('of very many parts', formOf(...parts(200)), { body: 'malformed' }),
  form('without the picture', formOf(['other', good()]), { image: 'required', other: 'notAllowed' }),
  form('with text for the picture', formOf(['image', 'a picture']), malformed),
  form('with an empty file', formOf(['image', fileOf(Buffer.alloc(0))]), { image: 'required' }),
  form('with two pictures', formOf(['image', good()], ['image', good()]), { image: 'notAllowed' }),
  form('with a text too many', formOf(['image', good()], ['surprise', '1']), { surprise: 'notAllowed' }),
  form('with __proto__', formOf(['image', good()], ['__proto__', '1']), { ['__proto__']: 'notAllowed' }),
  form('with a PDF', formOf(['image', fileOf(Buffer.from('%PDF-1.7'), 'a.png')]), malformed),
  form('with markup', formOf(['image', fileOf(Buffer.from('<svg/>'), 'a.svg')]), malformed),
  form('with a picture that is cut', formOf(['image', fileOf(plainPng().subarray(0, -4))]), malformed),
  form('with too many pixels', formOf(['image', fileOf(plainPng({ width: 8_001, height: 5_000 }))]), {
    image: 'tooLarge',
  }),
  form('with a byte too many', formOf(['image', tooManyBytes()]), { image: 'tooLarge' }),
  raw('far too large', formText('edge', 6_000_000), { image: 'tooLarge' }),
]
