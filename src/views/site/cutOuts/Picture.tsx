import type { ReactNode } from 'react'
import { ApplyCutOut } from './ApplyCutOut.tsx'
import { BoardCutOut } from './BoardCutOut.tsx'
import { LetterCutOut } from './LetterCutOut.tsx'
import { MessageCutOut } from './MessageCutOut.tsx'
import { PromiseCutOut } from './PromiseCutOut.tsx'
import { RecordCutOut } from './RecordCutOut.tsx'
import { ResumeCutOut } from './ResumeCutOut.tsx'
import { SearchCutOut } from './SearchCutOut.tsx'
import { TimelineCutOut } from './TimelineCutOut.tsx'

const pictures = {
  apply: ApplyCutOut,
  board: BoardCutOut,
  letter: LetterCutOut,
  message: MessageCutOut,
  promise: PromiseCutOut,
  record: RecordCutOut,
  resume: ResumeCutOut,
  search: SearchCutOut,
  timeline: TimelineCutOut,
} as const

export type PictureName = keyof typeof pictures

export function Picture({ of }: { of: PictureName }): ReactNode {
  const Drawn = pictures[of]
  return <Drawn />
}
