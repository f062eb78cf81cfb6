export { type UiBundles, createUiI18n, i18nOptions, throwOnMissing } from './createUiI18n.ts'
export { koreanParticles } from './koreanParticles.ts'
export { deviceLanguage, intlLocale, marketColoursOf } from './locale.ts'
export { translateKLine, translateTrading, translateUi } from './translate.ts'
