/** What may change over time for who asked for reduced motion: how a thing looks, never where or how large it is. */
const stays =
  /^(opacity|visibility|none|color|fill|stroke|accent-color|caret-color|[a-z-]*-color|box-shadow|background|--.*)$/

interface Motion {
  readonly selector: string
  /** The properties that change; those of its keyframes, for an animation. */
  properties: readonly string[]
}

function* rulesOf(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList && !(rule instanceof CSSKeyframesRule))
      yield* rulesOf(rule.cssRules)
    yield rule
  }
}

const listOf = (text: string) => text.split(',').map((part) => part.trim())

function keyframesOf(rules: readonly CSSRule[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    rules
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .map((rule) => [
        rule.name,
        [...rule.cssRules].flatMap((frame) =>
          'style' in frame && frame.style instanceof CSSStyleDeclaration ? [...frame.style] : [],
        ),
      ]),
  )
}

const lasts = (durations: string) => listOf(durations).some((one) => Number.parseFloat(one) !== 0)

/** The first words of a list; its commas within brackets do not count. */
const firstWords = (text: string) =>
  listOf(text.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '')).map((part) => part.split(' ')[0] ?? '')

/** The properties that a rule has change over time; undefined where it sets none. A shorthand with a variable has no parts. */
function transitionOf({ transition, transitionProperty, transitionDuration }: CSSStyleDeclaration) {
  if (transitionProperty === '') return transition === '' ? undefined : firstWords(transition)
  return transitionDuration !== '' && !lasts(transitionDuration) ? [] : listOf(transitionProperty)
}
function animationOf(style: CSSStyleDeclaration, keyframes: ReadonlyMap<string, readonly string[]>) {
  const { animation, animationName } = style
  if (animationName === '' && animation === '') return undefined
  const words = animationName === '' ? animation.split(/[\s,]+/) : listOf(animationName)
  return words.flatMap((word) => keyframes.get(word) ?? [])
}

/** What moves under the media as they are now: a rule counts until a later one with the same selector takes its motion back. */
export function motions(document: Document): Motion[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...rulesOf(cssRules)])
  const keyframes = keyframesOf(rules)
  const moved = new Map<string, Map<'transition' | 'animation', readonly string[]>>()
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule)) continue
    const { style, selectorText } = rule
    const own = moved.get(selectorText) ?? new Map<'transition' | 'animation', readonly string[]>()
    moved.set(selectorText, own)
    const transition = transitionOf(style)
    if (transition) own.set('transition', transition)
    const animation = animationOf(style, keyframes)
    if (animation) own.set('animation', animation)
  }
  return [...moved].flatMap(([selector, own]) => {
    const properties = [...own.values()].flat().filter((property) => !stays.test(property))
    return properties.length === 0 ? [] : [{ selector, properties }]
  })
}
