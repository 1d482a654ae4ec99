import { useEffect, useState } from 'react'
import {
  answeringManyMachine,
  type AnsweringManyFlow,
} from '../../../../machines/applications/answeringMany.ts'
import { useUser } from '../../../app/actors.ts'
import { useFlow } from '../../../app/useFlow.ts'
import { interruptedAnswers } from '../../../browser/kept/keptAnswers.ts'
import { answerMany } from '../../../effects/answering.ts'

/** Answers several people; what a reload has interrupted goes on (M109). */
export function useAnsweringMany(): AnsweringManyFlow {
  const account = useUser('employer')?.id ?? ''
  const [machine] = useState(() =>
    answeringManyMachine.provide({ actors: { applicationEvents: answerMany(account) } }),
  )
  const flow = useFlow(machine, { input: undefined })

  useEffect(() => {
    const interrupted = interruptedAnswers(account)
    if (!interrupted) return
    const { event, people } = interrupted
    flow.send({ type: 'choose', people })
    flow.send({ type: 'consider', deed: event.type })
    flow.send({ type: 'send', event })
    flow.send({ type: 'cancel' })
  }, [flow, account])

  return flow
}
