import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { keepLetterMachine } from '../../../machines/applications/keepLetterCommands.ts'
import type { ApplyingFlow } from '../../../machines/applications/applying.ts'
import type { LetterChoice } from '../../../machines/applications/applyingContext.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReports } from '../../app/useReports.ts'
import { keepLetterCommands } from './applyEffects.ts'

const machine = keepLetterMachine.provide({ actors: { command: keepLetterCommands } })

/** The letters that can be chosen for an application, and what keeps one that is written there. It is chosen then. */
export function useLetters(flow: ApplyingFlow) {
  const before = useSelector(flow, ({ context }) => context.letters)
  const [kept, setKept] = useState<readonly LetterChoice[]>([])
  const keeping = useFlow(machine, { input: undefined })

  useReports(keeping, (report) => {
    if (report.type !== 'command.done') return
    const letter = report.output
    setKept((all) => [letter, ...all])
    flow.send({ type: 'change', change: { letterId: letter.id } })
  })

  return { keeping, letters: [...kept, ...before] }
}
