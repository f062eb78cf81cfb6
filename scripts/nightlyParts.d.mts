interface NpmCommand {
  readonly run: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export declare const parts: Readonly<
  Record<'stories' | 'pictures' | 'sequences' | 'requests' | 'disturbances', readonly NpmCommand[]>
>

export declare function commandsOf(
  only: string | undefined,
):
  | { readonly commands: readonly NpmCommand[]; readonly refusal?: undefined }
  | { readonly refusal: string; readonly commands?: undefined }
