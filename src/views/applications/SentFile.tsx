import { useSelector } from '@xstate/react'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { FileLine } from './FileLine.tsx'

interface Props {
  name: string
  /** The download, once it was asked for. */
  download: AnyReading | undefined
  /** The sentence where there is no such file any more. */
  gone?: string
  onDownload: () => void
}

/** A file that was sent: downloaded when somebody wants it. */
export function SentFile({
  name,
  download,
  gone = 'This file is not there any more. Reload the page.',
  onDownload,
}: Props) {
  const isLoading = useSelector(download, (state) => state?.matches('reading') === true)
  const isGone = useSelector(download, (state) => state?.matches('notThere') === true)
  const failure = useSelector(download, (state) => state?.context.failure)
  return (
    <FileLine
      name={name}
      isLoading={isLoading}
      problem={isGone ? gone : failure?.message}
      onDownload={onDownload}
    />
  )
}
