import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createActor, type Actor, type AnyStateMachine, type InputFrom, type OutputFrom } from 'xstate'
import type { AppActor } from '../../machines/app/app.ts'
import { useRootActors } from './actors.ts'

interface FlowOptions<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  /** Called with the output of the flow. */
  readonly onDone?: (output: OutputFrom<Machine>) => void
}

/** Starts a page's flow as a child of the root actor, and stops it when the page is left. */
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
      // In development React runs each effect twice in a row: a flow that was stopped could not start again.
      queueMicrotask(() => {
        if (!isShown.current) app.send({ type: 'flow.closed', flow })
      })
    }
  }, [app, flow])

  return flow
}

/**
 * Like `useFlow`, for a flow that acts as soon as it starts: it starts once, whatever React does with the page, and
 * what it began it brings to its end.
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

/** Hands the end of a flow to its page. */
function useEnd<Machine extends AnyStateMachine>(
  flow: Actor<Machine>,
  onDone: FlowOptions<Machine>['onDone'],
): void {
  const end = useEffectEvent((output: OutputFrom<Machine>) => onDone?.(output))

  useEffect(() => {
    const followed = flow.subscribe({
      complete: () => {
        // A flow that is stopped because its page is left completes too, without an output.
        const { status, output } = flow.getSnapshot()
        if (status === 'done') end(output)
      },
    })
    return () => followed.unsubscribe()
  }, [flow])
}
