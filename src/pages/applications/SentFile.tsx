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
}

/** A file that was sent. It is asked for when somebody wants it. */
export function SentFile({ read, id, name }: Props) {
  const [times, setTimes] = useState(0)
  const ask = () => setTimes(times + 1)
  return times === 0 ? (
    <FileLine name={name} onDownload={ask} />
  ) : (
    <Asked key={times} read={read} id={id} name={name} onAgain={ask} />
  )
}

function Asked({ read, id, name, onAgain }: Props & { onAgain: () => void }) {
  const { flow, data } = useReading(read, { id })
  const isLoading = useSelector(flow, (state) => state.matches('reading'))
  const isGone = useSelector(flow, (state) => state.matches('notThere'))
  const failure = useSelector(flow, ({ context }) => context.failure?.message)

  useEffect(() => {
    if (data) saveFile(data, name)
  }, [data, name])

  return <FileLine name={name} isLoading={isLoading} isGone={isGone} failure={failure} onDownload={onAgain} />
}
