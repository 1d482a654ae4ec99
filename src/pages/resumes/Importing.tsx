import { useState } from 'react'
import { importingMachine } from '../../../machines/resumes/importing.ts'
import { useFlow } from '../../app/useFlow.ts'
import { importResume } from '../../effects/importing.ts'
import type { ImportingProps } from '../../views/resumes/ImportResume.tsx'
import { ImportReview } from '../../views/resumes/ImportReview.tsx'

/** Has a file read as soon as it is chosen. */
export default function Importing({ file, ...review }: ImportingProps) {
  const [machine] = useState(() => importingMachine.provide({ actors: { importResume: importResume(file) } }))
  return <ImportReview flow={useFlow(machine, { input: undefined })} {...review} />
}
