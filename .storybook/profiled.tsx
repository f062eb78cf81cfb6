import { type ComponentType, Profiler } from 'react'

/** How often each was drawn since it was cleared last, by the names given below. */
export const renders = new Map<string, number>()
const count = (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1)

/** Counts the commits in which anything of the component was drawn. */
export const profiled = <Props extends object>(name: string, Component: ComponentType<Props>) =>
  function Profiled(props: Props) {
    return (
      <Profiler id={name} onRender={count}>
        <Component {...props} />
      </Profiler>
    )
  }

/** Counts how often the component's parent draws it. */
export const called = <Props extends object>(name: string, Component: ComponentType<Props>) =>
  function Called(props: Props) {
    count(name)
    return <Component {...props} />
  }
