import { type Language, inLanguage } from '@onelot/domain'
import type { Bundles, ScreenChunk, ScreenDefinition } from '@onelot/screens'
import { intlLocale } from '@onelot/ui/i18n'
import { createChunks } from './chunks.ts'

/** The screens, each with its messages in one language. */
export interface ScreenChunks {
  /** The same promise each time. */
  readonly load: (screen: ScreenDefinition, language: Language) => Promise<ScreenChunk<unknown>>
  /** As `load`, before the screen is opened: where it fails, the opened screen asks anew. */
  readonly early: ScreenChunks['load']
}

/**
 * @param addBundles takes a screen's messages before the screen is drawn
 * @param styles rejects where the styles of a chunk are missing
 */
export function createScreenChunks(
  addBundles: (language: Language, bundles: Bundles) => void,
  styles: () => Promise<void> = () => Promise.resolve(),
): ScreenChunks {
  const chunks = createChunks<ScreenChunk<unknown>>()
  const keyOf = (screen: ScreenDefinition, language: Language) => `${screen.name} ${intlLocale(language)}`
  const ask = (screen: ScreenDefinition, language: Language) => async () => {
    const [{ chunk }, bundles] = await Promise.all([screen.load(), inLanguage(screen.messages, language)()])
    await styles()
    addBundles(language, bundles)
    return chunk
  }
  return {
    load: (screen, language) => chunks.load(keyOf(screen, language), ask(screen, language)),
    early: (screen, language) => chunks.early(keyOf(screen, language), ask(screen, language)),
  }
}
