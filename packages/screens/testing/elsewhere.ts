/** The part of a story's broker that other devices reach. */
interface Reached {
  readonly broker: { readonly fetch: (request: Request) => Promise<Response> }
  readonly session: { readonly token: string; readonly account: string } | undefined
}

/** A call of the member from another device, of which the app hears by the stream alone. */
export const fromElsewhere = ({ broker, session }: Reached, path: string, body: object): Promise<Response> =>
  broker.fetch(
    new Request(`http://elsewhere.invalid/api/vue/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'elsewhere-0001', ...session },
      body: JSON.stringify(body),
    }),
  )
