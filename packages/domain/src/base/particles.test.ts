import { describe, expect, it } from 'vitest'
import { type Particle, withParticle } from './particles.ts'

const cases: readonly (readonly [string, Particle, string])[] = [
  ['시더컴퓨트', '이', '시더컴퓨트가'],
  ['삼성', '이', '삼성이'],
  ['삼성', '과', '삼성과'],
  ['시더컴퓨트', '과', '시더컴퓨트와'],
  ['서울', '으로', '서울로'],
  ['한국', '으로', '한국으로'],
  ['대만', '은', '대만은'],
  ['₩107,500', '을', '₩107,500을'],
  ['₩12억', '으로', '₩12억으로'],
  ['US$12.57', '을', 'US$12.57를'],
  ['NT$3,000', '으로', 'NT$3,000로'],
  ['CN¥12', '이', 'CN¥12이'],
  ['¥1,204', '을', '¥1,204을'],
  ['₫5', '을', '₫5을'],
  ['12주', '을', '12주를'],
  ['12%', '으로', '12%로'],
  ['1,200', '이', '1,200이'],
  ['154', '이', '154가'],
  ['AMZN', '을', 'AMZN을'],
  ['TSLA', '을', 'TSLA를'],
  ['RMBS', '이', 'RMBS가'],
  ['MYR', '으로', 'MYR로'],
  ['MYR 12', '으로', 'MYR 12으로'],
  ['(주)한빛', '은', '(주)한빛은'],
  ['한빛(주)', '은', '한빛(주)는'],
  ['', '을', '를'],
]

describe('a Korean particle', () => {
  it.each(cases)('after %j is the form of %s that its last sound asks for', (text, particle, written) => {
    expect(withParticle(text, particle)).toBe(written)
  })
})
