import { describe, expect, it } from 'vitest'
import { importsOfUi, tokensOfWidgets, widgetsByUse } from './widgetFacts.ts'

describe('what a page says of imports', () => {
  const imports = importsOfUi()

  it('names the entry that exports a widget', () => {
    expect([imports['Button'], imports['ProfitCurve'], imports['KLineChart']]).toEqual([
      '@onelot/ui',
      '@onelot/ui/charts',
      '@onelot/ui/kline',
    ])
  })

  it('leaves out types', () => {
    expect(Object.keys(imports)).not.toContain('ButtonProps')
  })
})

describe('what a page says of tokens', () => {
  const tokens = tokensOfWidgets()

  it('names those of the widget’s own styles, each once', () => {
    const button = tokens['Button'] ?? []
    expect(button).toEqual(expect.arrayContaining(['colour.ink', 'market.upFill', 'space.x2']))
    expect(button).not.toContain('market.flat')
    expect(new Set(button).size).toBe(button.length)
  })

  it('names the kind where a style takes each of it', () => {
    expect(tokens['Box']).toContain('space')
  })

  it('finds none in styles that are all of other widgets', () => {
    expect(tokens['TextField']).toEqual([])
  })
})

describe('how many screens use a widget', () => {
  const uses = widgetsByUse()
  const filesOf = new Map(uses)

  it('counts the files that import it, and not its types', () => {
    expect(filesOf.get('Text') ?? 0).toBeGreaterThan(40)
    expect(filesOf.get('Splash') ?? 0).toBeLessThan(3)
  })

  it('counts what is exported beside a widget as the widget', () => {
    expect(filesOf.get('Notices') ?? 0).toBeGreaterThan(5)
  })

  it('begins with the most used', () => {
    const counts = uses.map(([, files]) => files)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })
})
