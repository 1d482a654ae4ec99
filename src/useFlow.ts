import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Actor, ActorOptions, AnyStateMachine, InputFrom, OutputFrom } from 'xstate'
import type { NoticeEvent } from '../machines/notice.ts'
import { useRootActors } from './actors.ts'

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
  const { notifications } = useRootActors()
  const flow = useActorRef(machine, { input } as ActorOptions<Machine> & { input: InputFrom<Machine> })
  const end = useEffectEvent((output: OutputFrom<Machine>) => onDone?.(output))

  useEffect(() => {
    const told = flow.on('notice', (event) =>
      notifications.send({ type: 'show', notice: (event as NoticeEvent).notice }),
    )
    const ended = flow.subscribe({
      complete: () => {
        const { status, output } = flow.getSnapshot()
        if (status === 'done') end(output)
      },
    })
    return () => {
      told.unsubscribe()
      ended.unsubscribe()
    }
  }, [flow, notifications])

  return flow
}
