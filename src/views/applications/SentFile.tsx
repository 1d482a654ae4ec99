import { useSelector } from '@xstate/react'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { applicationWords } from '../../words/applications/application.ts'
import { FileLine } from './FileLine.tsx'

interface Props {
  name: string
  /** Download actor; undefined until the download is requested. */
  download: AnyReading | undefined
  /** Message if the file no longer exists. */
  gone?: string
  onDownload: () => void
}

/** Sent file with the state of its download. */
export function SentFile({ name, download, gone = applicationWords.file.gone, onDownload }: Props) {
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
