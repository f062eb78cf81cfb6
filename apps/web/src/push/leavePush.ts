interface Workers {
  readonly getRegistration: () => Promise<
    | {
        /** Not every browser that has workers has it. */
        readonly pushManager?: {
          readonly getSubscription: () => Promise<{ readonly unsubscribe: () => Promise<unknown> } | null>
        }
      }
    | undefined
  >
}

/** Whoever logs out is sent nothing more on this device, also where the broker does not learn of it. */
export async function leavePush({ serviceWorker }: { readonly serviceWorker?: Workers }): Promise<void> {
  const registration = await serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
