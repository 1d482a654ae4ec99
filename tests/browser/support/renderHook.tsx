import { Fragment, StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

interface Rendered<Value> {
  /** Last value of the hook. */
  readonly current: () => Value
  readonly unmount: () => void
}

/**
 * Renders a component that only uses a hook, inside a given component.
 *
 * @param isStrict whether React runs effects twice, as in development. This requires `StrictMode` to be the
 *   outermost element
 */
export function renderHook<Value>(
  useIt: () => Value,
  Around: (props: { children: ReactNode }) => ReactNode = ({ children }) => children,
  isStrict = false,
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
  const Mode = isStrict ? StrictMode : Fragment
  flushSync(() =>
    root.render(
      <Mode>
        <Around>
          <Using onRender={(given) => (value = { given })} />
        </Around>
      </Mode>,
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
