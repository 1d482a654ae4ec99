import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  createActor,
  isMachineSnapshot,
  type Actor,
  type AnyActorRef,
  type AnyStateMachine,
  type InputFrom,
  type OutputFrom,
} from 'xstate'
import type { AppActor } from '../../machines/app/app.ts'
import { useRootActors } from './actors.ts'

interface FlowOptions<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  /** What the end of the flow means for the page. */
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
  useFollowed(flow, onDone)

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
  useFollowed(flow, onDone)
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

/** Takes failures of the last attempt from the notifications with each new one, and hands the end of a flow to its page. */
export function useFollowed<Machine extends AnyStateMachine>(
  flow: Actor<Machine>,
  onDone?: FlowOptions<Machine>['onDone'],
): void {
  const { notifications } = useRootActors()
  const end = useEffectEvent((output: OutputFrom<Machine>) => onDone?.(output))

  useEffect(
    () => followAttempts(flow, () => notifications.send({ type: 'attempted' })),
    [flow, notifications],
  )

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

interface FlowSnapshot {
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>
  hasTag(tag: 'busy'): boolean
}

const isFlow = (snapshot: unknown): snapshot is FlowSnapshot => isMachineSnapshot(snapshot)

/**
 * Follows a flow and the flows that it invokes.
 *
 * @param onAttempt is called whenever one of them begins something that takes time
 * @returns what ends it
 */
function followAttempts(flow: AnyActorRef, onAttempt: () => void): () => void {
  const children = new Map<AnyActorRef, () => void>()
  let wasBusy = false
  const followChildren = ({ children: all }: FlowSnapshot) => {
    for (const child of Object.values(all)) {
      if (child && !children.has(child) && isFlow(child.getSnapshot())) {
        children.set(child, followAttempts(child, onAttempt))
      }
    }
  }
  const followed = flow.subscribe((snapshot: FlowSnapshot) => {
    const isBusy = snapshot.hasTag('busy')
    if (isBusy && !wasBusy) onAttempt()
    wasBusy = isBusy
    followChildren(snapshot)
  })
  const first: unknown = flow.getSnapshot()
  if (isFlow(first)) followChildren(first)
  return () => {
    followed.unsubscribe()
    children.forEach((end) => end())
  }
}
