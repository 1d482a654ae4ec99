import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { emit } from 'xstate'
import { letterSchema } from '../../../contract/letters/calls.ts'
import { actingMachine } from '../../../machines/acting/acting.ts'
import type { ApplyingFlow } from '../../../machines/applications/applying.ts'
import type { LetterChoice } from '../../../machines/applications/applyingContext.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { useFlow } from '../../app/useFlow.ts'
import { keepLetter } from '../../effects/applying.ts'

const machine = actingMachine.provide({
  actors: { act: keepLetter },
  actions: { tellDone: emit(successNotice('Your letter is kept in Cover Letters.')) },
})

/** The letters that can be chosen for an application, and what keeps one that is written there. It is chosen then. */
export function useLetters(flow: ApplyingFlow) {
  const before = useSelector(flow, ({ context }) => context.letters)
  const [kept, setKept] = useState<readonly LetterChoice[]>([])
  const keeping = useFlow(machine, { input: undefined })

  useEffect(() => {
    const acted = keeping.on('acted', ({ result }) => {
      const letter = v.parse(letterSchema, result)
      setKept((all) => [letter, ...all])
      flow.send({ type: 'change', change: { letterId: letter.id } })
    })
    return () => acted.unsubscribe()
  }, [flow, keeping])

  return { keeping, letters: [...kept, ...before] }
}
