import { useEffect, useState } from 'react'
import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import { importCommandsMachine } from '../../../machines/resumes/importCommands.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReports } from '../../app/useReports.ts'
import { importCommands } from '../../effects/importing.ts'
import type { ImportingProps } from '../../views/resumes/ImportResume.tsx'
import { ImportReview } from '../../views/resumes/ImportReview.tsx'

/** Has a file read as soon as it is chosen. */
export default function Importing({ file, commands, onForget }: ImportingProps) {
  const [imported, setImported] = useState<ImportedResume>()
  const [machine] = useState(() =>
    importCommandsMachine.provide({ actors: { command: importCommands(file) } }),
  )
  const reading = useFlow(machine, { input: undefined })

  useReports(reading, (report) => {
    if (report.type === 'command.done') setImported(report.output)
  })
  useEffect(() => reading.send({ type: 'run', command: 'read', input: {} }), [reading])

  return <ImportReview reading={reading} commands={commands} imported={imported} onForget={onForget} />
}
