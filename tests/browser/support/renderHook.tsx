import { useLayoutEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

interface Rendered<Value> {
  /** What the hook gave last. */
  readonly current: () => Value
  readonly unmount: () => void
}

/** Renders a component that does nothing but use a hook, within whatever surrounds it. */
export function renderHook<Value>(
  useIt: () => Value,
  Around: (props: { children: ReactNode }) => ReactNode = ({ children }) => children,
): Rendered<Value> {
  let value: { readonly given: Value } | undefined
  const Using = ({ onRender }: { onRender: (given: Value) => void }) => {
    const given = useIt()
    useLayoutEffect(() => {
      onRender(given)
    })
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() =>
    root.render(
      <Around>
        <Using onRender={(given) => (value = { given })} />
      </Around>,
    ),
  )
  const unmount = () => flushSync(() => root.unmount())
  onTestFinished(unmount)
  return {
    current: () => {
      if (!value) throw new Error('The hook has not been rendered.')
      return value.given
    },
    unmount,
  }
}
