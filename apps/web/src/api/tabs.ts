/** Whether the tabs of the browser can reach one another: some browsers cannot, nor can pages of an origin that is not secure. */
export const haveTabs = (): boolean => 'locks' in navigator && 'BroadcastChannel' in globalThis

/** What the other tabs hear under a name; `Message` is all that any of them posts. */
export function tabChannel<Message>(name: string) {
  const channel = new BroadcastChannel(name)
  return {
    post: (message: Message) => channel.postMessage(message),
    listen: (onMessage: (message: Message) => void) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        onMessage(data)
      })
    },
    close: () => channel.close(),
  }
}
