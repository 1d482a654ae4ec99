import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createActor, type Actor, type AnyStateMachine, type InputFrom, type OutputFrom } from 'xstate'
import type { AppActor } from '../../machines/app/app.ts'
import { useRootActors } from './actors.ts'

interface FlowOptions<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  /** Called with the output when the machine reaches its final state. */
  readonly onDone?: (output: OutputFrom<Machine>) => void
}

/** Creates the flow of a page as a child of the root actor, and stops it on unmount. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, onDone }: FlowOptions<Machine>,
): Actor<Machine> {
  const { app } = useRootActors()
  const [flow] = useState(() => createFlow(app, machine, input))
  const isShown = useRef(false)
  useEnd(flow, onDone)

  useEffect(() => {
    isShown.current = true
    flow.start()
    return () => {
      isShown.current = false
      // StrictMode runs each effect twice in development, and a stopped actor cannot restart. So the actor
      // stops only if no second mount follows.
      queueMicrotask(() => {
        if (!isShown.current) app.send({ type: 'flow.closed', flow })
      })
    }
  }, [app, flow])

  return flow
}

/**
 * Variant of `useFlow` for flows with an immediate effect, such as redeeming a code. The flow starts once,
 * even in StrictMode, and finishes after unmount.
 */
export function useFlowOnce<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, onDone }: FlowOptions<Machine>,
): Actor<Machine> {
  const { app } = useRootActors()
  const [flow] = useState(() => createFlow(app, machine, input))
  useEnd(flow, onDone)
  useEffect(() => {
    flow.start()
  }, [flow])
  return flow
}

const createFlow = <Machine extends AnyStateMachine>(
  app: AppActor,
  machine: Machine,
  input: InputFrom<Machine>,
): Actor<Machine> => createActor<Machine>(machine, { parent: app, input })

/** Calls `onDone` with the output of the flow. */
function useEnd<Machine extends AnyStateMachine>(
  flow: Actor<Machine>,
  onDone: FlowOptions<Machine>['onDone'],
): void {
  const end = useEffectEvent((output: OutputFrom<Machine>) => onDone?.(output))

  useEffect(() => {
    const followed = flow.subscribe({
      complete: () => {
        // Actors that are stopped on unmount complete too, but without an output.
        const { status, output } = flow.getSnapshot()
        if (status === 'done') end(output)
      },
    })
    return () => followed.unsubscribe()
  }, [flow])
}
