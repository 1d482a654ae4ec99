import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useReading } from '../../app/useReading.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { readFile } from '../../effects/files.ts'
import { FileLine } from '../../views/applications/FileLine.tsx'

interface Props {
  id: string
  name: string
}

/** A file that was sent. It is asked for when somebody wants it. */
export function SentFile({ id, name }: Props) {
  const [times, setTimes] = useState(0)
  const ask = () => setTimes(times + 1)
  return times === 0 ? (
    <FileLine name={name} onDownload={ask} />
  ) : (
    <Asked key={times} id={id} name={name} onAgain={ask} />
  )
}

function Asked({ id, name, onAgain }: Props & { onAgain: () => void }) {
  const { flow, data } = useReading(readFile, { id })
  const isLoading = useSelector(flow, (state) => state.matches('reading'))
  const isGone = useSelector(flow, (state) => state.matches('notThere'))
  const failure = useSelector(flow, ({ context }) => context.failure?.message)

  useEffect(() => {
    if (data) saveFile(data, name)
  }, [data, name])

  return <FileLine name={name} isLoading={isLoading} isGone={isGone} failure={failure} onDownload={onAgain} />
}
