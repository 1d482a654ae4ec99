import { useEffect, useEffectEvent, useState } from 'react'
import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import { actingMachine } from '../../../machines/acting/acting.ts'
import { useFlow } from '../../app/useFlow.ts'
import { importFile } from '../../effects/importing.ts'
import type { ImportingProps } from '../../views/resumes/ImportResume.tsx'
import { ImportReview } from '../../views/resumes/ImportReview.tsx'

// What was read is told by what stands there then.
const machine = actingMachine.provide({ actors: { act: importFile }, actions: { tellDone: () => {} } })

/** Has a file read as soon as it is chosen. */
export default function Importing({ file, acting, onForget }: ImportingProps) {
  const [imported, setImported] = useState<ImportedResume>()
  const reading = useFlow(machine, { input: undefined })
  const begin = useEffectEvent(() => {
    const form = new FormData()
    form.set('file', file)
    reading.send({ type: 'send', act: { name: 'read' }, form })
  })

  useEffect(() => {
    const acted = reading.on('acted', ({ result }) => isImported(result) && setImported(result))
    begin()
    return () => acted.unsubscribe()
  }, [reading])

  return <ImportReview reading={reading} acting={acting} imported={imported} onForget={onForget} />
}

const isImported = (result: object): result is ImportedResume => 'leftover' in result
