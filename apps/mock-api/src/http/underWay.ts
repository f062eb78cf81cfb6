/** What is being answered: whoever ends it waits for that, and nothing more begins. */
export interface UnderWay {
  /** Answers nothing once it has ended: the connection breaks, as where no broker runs. */
  answer: (work: () => Promise<Response>) => Promise<Response>
  end: () => Promise<void>
}

export function createUnderWay(): UnderWay {
  const answers = new Set<Promise<Response>>()
  let hasEnded = false
  return {
    async answer(work) {
      if (hasEnded) return Response.error()
      const answered = work()
      answers.add(answered)
      try {
        return await answered
      } finally {
        answers.delete(answered)
      }
    },
    async end() {
      hasEnded = true
      await Promise.allSettled(answers)
    },
  }
}
