import { useState } from 'react'
import type { AnsweringManyFlow } from '../../../../machines/applications/answeringMany.ts'
import { useUser } from '../../../app/actors.ts'
import { useFlow } from '../../../app/useFlow.ts'
import { answeringOf } from './answeringOf.ts'

/** Answers several people; what a reload has interrupted goes on (M109). */
export function useAnsweringMany(): AnsweringManyFlow {
  const account = useUser('employer')?.id ?? ''
  const [machine] = useState(() => answeringOf(account))
  return useFlow(machine, { input: undefined })
}
