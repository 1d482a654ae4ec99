import { useState } from 'react'
import { importingMachine } from '../../../machines/resumes/importing.ts'
import { useFlow } from '../../app/useFlow.ts'
import { importResume } from '../../effects/importing.ts'
import type { ImportingProps } from '../../views/resumes/ImportResume.tsx'
import { ImportReview } from '../../views/resumes/ImportReview.tsx'

/** Imports a file as soon as it is chosen, and shows the result for review. */
export default function Importing({ file, ...review }: ImportingProps) {
  const [machine] = useState(() => importingMachine.provide({ actors: { importResume: importResume(file) } }))
  return <ImportReview flow={useFlow(machine, { input: undefined })} {...review} />
}
