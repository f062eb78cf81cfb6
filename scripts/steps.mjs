/**
 * Runs steps in their order, as many at a time as there are cores. A step keeps one core busy; it begins once one is free and none of the earlier
 * steps that `after` names is running. A step that is `alone` begins once no other runs, and no other begins until it has ended. What a step
 * prints comes after what the steps before it have printed.
 * @param {readonly { name: string, after?: readonly string[], alone?: boolean }[]} steps
 * @param {{ cores: number, print: (text: string) => void }} on
 * @param {(step: any, print: (text: string) => void) => Promise<boolean>} runOne runs a step to its end, and says whether it passed
 * @returns how each step ended, in their order
 */
export async function runSteps(steps, { cores, print }, runOne) {
  const results = new Map()
  const running = new Map()
  const printers = printersInOrder(steps.length, print)

  const mayBegin = ({ alone, after = [] }) => {
    const others = [...running.keys()]
    if (alone || others.some((other) => other.alone)) return others.length === 0
    return others.length < cores && !others.some(({ name }) => after.includes(name))
  }

  const begin = (step, printer) => {
    const { name } = step
    const started = Date.now()
    printer.print(`\n── ${name}\n`)
    const ended = runOne(step, printer.print).then((passed) => {
      running.delete(step)
      results.set(name, { name, passed, seconds: Math.round((Date.now() - started) / 1000) })
      printer.end()
    })
    running.set(step, ended)
  }

  for (const [index, step] of steps.entries()) {
    while (!mayBegin(step)) await Promise.race(running.values())
    begin(step, printers[index])
  }
  await Promise.all(running.values())
  return steps.map(({ name }) => results.get(name))
}

/** Printers of which the first that has not ended prints at once; the others keep what they are given until it is their turn. */
function printersInOrder(count, print) {
  const kept = Array.from({ length: count }, () => [])
  const ended = new Set()
  let turn = 0
  const printKept = () => {
    for (const text of kept[turn]?.splice(0) ?? []) print(text)
  }
  return kept.map((texts, index) => ({
    print: (text) => {
      texts.push(text)
      printKept()
    },
    end: () => {
      ended.add(index)
      for (; ended.has(turn); turn += 1) printKept()
      printKept()
    },
  }))
}
