interface NpmCommand {
  readonly run: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export declare const parts: Readonly<
  Record<
    | 'stories'
    | 'journeys'
    | 'pictures'
    | 'benchmarks'
    | 'answers'
    | 'worlds'
    | 'sizes'
    | 'sequences'
    | 'requests'
    | 'disturbances'
    | 'conformance'
    | 'examples',
    readonly NpmCommand[]
  >
>

export declare function commandsOf(
  only: string | undefined,
):
  | { readonly commands: readonly NpmCommand[]; readonly refusal?: undefined }
  | { readonly refusal: string; readonly commands?: undefined }
