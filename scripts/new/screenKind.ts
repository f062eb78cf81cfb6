/** In each language. */
interface Texts {
  readonly en: string
  readonly kor: string
  readonly tw: string
}

/** The names in what is written of a screen. */
export interface ScreenNames {
  /** `bankCards`. */
  readonly name: string
  /** Its route. */
  readonly path: string
  /** `Bank cards`. */
  readonly title: string
  /** `BankCards`. */
  readonly pascal: string
  /** `BankCardsScreen`. */
  readonly component: string
}

/** What makes a screen a form, a list or the details of one thing. */
export interface ScreenKind {
  readonly messages: Readonly<Record<string, Texts>>
  /** What the definition sends before the script is there: endpoint, path and request, as code. */
  readonly firstRead?: {
    readonly endpoint: string
    readonly path: string
    readonly request: string
    readonly imports?: string
  }
  readonly view: (names: ScreenNames) => string
  /** From the imports on; `meta` is written before the first story. */
  readonly stories: (names: ScreenNames) => {
    readonly imports: string
    readonly world: string
    readonly text: string
  }
  /** The codes by which its stories are refused by a fault, by the last part of the story's id. */
  readonly refused: Readonly<Record<string, string>>
}
