import { describe, expect, it } from 'vitest'
import { packedManifest } from './manifest.ts'

const source = {
  name: '@onelot/ui',
  version: '0.3.0',
  description: 'Widgets.',
  license: 'MIT',
  exports: { '.': './src/index.ts', './charts': './src/finance/charts/index.ts' },
  dependencies: { '@onelot/domain': '*', 'embla-carousel-react': '^8.6.0' },
  peerDependencies: { react: '^19.0.0' },
}
const versions = { '@onelot/domain': '0.3.0' }

describe('the manifest that is packed', () => {
  it('leads every entry to built files, types first', () => {
    const { exports } = packedManifest(source, versions)
    expect(exports).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './charts': { types: './dist/finance/charts/index.d.ts', default: './dist/finance/charts/index.js' },
      './package.json': './package.json',
    })
    expect(Object.keys(Object.entries(exports).find(([entry]) => entry === './charts')?.[1] ?? {})).toEqual([
      'types',
      'default',
    ])
  })

  it('leads an entry of data to the file itself', () => {
    const data = { './tokens/light.json': './tokens/light.json', './openapi.json': './dist/openapi.json' }
    const { exports } = packedManifest({ ...source, data }, versions)
    expect(exports).toMatchObject({
      './tokens/light.json': './dist/tokens/light.json',
      './openapi.json': './dist/openapi.json',
    })
  })

  it('asks for its siblings by version and leaves the other ranges', () => {
    expect(packedManifest(source, versions).dependencies).toEqual({
      '@onelot/domain': '^0.3.0',
      'embla-carousel-react': '^8.6.0',
    })
  })

  it('refuses a sibling that is not published', () => {
    expect(() => packedManifest(source, {})).toThrow('@onelot/ui needs @onelot/domain')
  })

  it('exports its stylesheets, which alone work by being imported', () => {
    const { exports, sideEffects } = packedManifest(source, versions, ['styles.css', 'reset.css'])
    expect(exports).toHaveProperty(['./styles.css', 'default'], './dist/styles.css')
    expect(exports).toHaveProperty(['./reset.css', 'types'], './dist/reset.css.d.ts')
    expect(sideEffects).toEqual(['**/*.css'])
    expect(packedManifest(source, versions).sideEffects).toBe(false)
  })
})
