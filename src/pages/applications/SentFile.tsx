import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useReading } from '../../app/useReading.ts'
import { saveFile } from '../../browser/saveFile.ts'
import type { readFile } from '../../effects/files.ts'
import { FileLine } from '../../views/applications/FileLine.tsx'

interface Props {
  /** How a side asks for it. */
  read: typeof readFile
  id: string
  name: string
  /** What is said where it is not kept any more. */
  gone?: string
}

interface Told {
  readonly isLoading: boolean
  readonly problem: string | undefined
}

/** A file that was sent. It is asked for when somebody wants it; what was pressed for that stays where it is. */
export function SentFile({ name, ...asked }: Props) {
  const [times, setTimes] = useState(0)
  const [told, setTold] = useState<Told>()
  return (
    <>
      <FileLine name={name} {...told} onDownload={() => setTimes(times + 1)} />
      {times > 0 && <Asked key={times} name={name} {...asked} onTold={setTold} />}
    </>
  )
}

interface AskedProps extends Props {
  onTold: (told: Told) => void
}

function Asked({
  read,
  id,
  name,
  gone = 'This file is not there any more. Reload the page.',
  onTold,
}: AskedProps) {
  const { flow, data } = useReading(read, { id })
  const isLoading = useSelector(flow, (state) => state.matches('reading'))
  const problem = useSelector(flow, (state) =>
    state.matches('notThere') ? gone : state.context.failure?.message,
  )

  useEffect(() => {
    if (data) saveFile(data, name)
  }, [data, name])

  useEffect(() => onTold({ isLoading, problem }), [isLoading, problem, onTold])

  return null
}
