interface Registration {
  /** Not every browser that has workers has these two. */
  readonly pushManager?: {
    readonly getSubscription: () => Promise<{ readonly unsubscribe: () => Promise<unknown> } | null>
  }
  readonly getNotifications?: () => Promise<readonly { readonly close: () => void }[]>
}

interface Browser {
  readonly serviceWorker?: { readonly getRegistration: () => Promise<Registration | undefined> }
}

/** Whoever logs out is sent nothing more on this device, also where the broker does not learn of it; what shows of them goes. */
export async function leavePush({ serviceWorker }: Browser): Promise<void> {
  const registration = await serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
}
