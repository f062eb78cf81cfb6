/**
 * Slow work of a request whose answer stays the same, however often the request is decided: `key` names all that the answer depends on besides the
 * request. A failure is forgotten.
 */
export function oncePer<Answer>(): (
  request: object,
  key: string,
  work: () => Promise<Answer>,
) => Promise<Answer> {
  const answers = new WeakMap<object, Map<string, Promise<Answer>>>()
  return (request, key, work) => {
    const known = answers.get(request) ?? new Map<string, Promise<Answer>>()
    answers.set(request, known)
    const answer = known.get(key) ?? work()
    known.set(key, answer)
    answer.catch(() => known.delete(key))
    return answer
  }
}
