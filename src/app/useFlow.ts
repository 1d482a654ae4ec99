import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  createActor,
  type Actor,
  type AnyMachineSnapshot,
  type ActorOptions,
  type AnyStateMachine,
  type InputFrom,
  type OutputFrom,
} from 'xstate'
import type { NoticeEvent } from '../../machines/shared/notice.ts'
import { useRootActors, type RootActors } from './actors.ts'

interface FlowOptions<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>
  /** What the end of the flow means for the page. */
  readonly onDone?: (output: OutputFrom<Machine>) => void
}

/** Starts a page's flow, hands what it has to tell to the notifications, and its end to the page. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, onDone }: FlowOptions<Machine>,
): Actor<Machine> {
  const { inspect } = useRootActors()
  const flow = useActorRef(machine, options<Machine>(input, inspect))
  useFollowed(flow, onDone)
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
  const { inspect } = useRootActors()
  const [flow] = useState(() => createActor(machine, options<Machine>(input, inspect)))
  useFollowed(flow, onDone)
  useEffect(() => {
    flow.start()
  }, [flow])
  return flow
}

const options = <Machine extends AnyStateMachine>(
  input: InputFrom<Machine>,
  inspect: RootActors['inspect'],
) => ({ input, ...(inspect && { inspect }) }) as ActorOptions<Machine> & { input: InputFrom<Machine> }

/** Hands what a flow has to tell to the notifications, and its end to the page. */
export function useFollowed<Machine extends AnyStateMachine>(
  flow: Actor<Machine>,
  onDone?: FlowOptions<Machine>['onDone'],
): void {
  const { notifications } = useRootActors()
  const end = useEffectEvent((output: OutputFrom<Machine>) => onDone?.(output))

  useEffect(() => {
    const told = flow.on('notice', (event) => {
      notifications.send({ type: 'show', notice: (event as NoticeEvent).notice })
    })
    let wasBusy = false
    const followed = flow.subscribe({
      next: (snapshot: AnyMachineSnapshot) => {
        const isBusy = snapshot.hasTag('busy')
        if (isBusy && !wasBusy) notifications.send({ type: 'attempted' })
        wasBusy = isBusy
      },
      complete: () => {
        // A flow that is stopped because its page is left completes too, without an output.
        const { status, output } = flow.getSnapshot()
        if (status === 'done') end(output)
      },
    })
    return () => {
      told.unsubscribe()
      followed.unsubscribe()
    }
  }, [flow, notifications])
}
