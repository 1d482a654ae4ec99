import Download from 'lucide-react/icons/download'
import { applicationWords } from '../../words/applications/application.ts'
import { ErrorIcon } from '../../ui/tokens/icons.tsx'

const words = applicationWords.file

interface Props {
  name: string
  isLoading?: boolean
  /** Error message of a failed download. */
  problem?: string | undefined
  onDownload: () => void
}

/** Download button of a sent file. */
export const FileLine = ({ name, isLoading = false, problem, onDownload }: Props) => (
  <>
    <button
      type="button"
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? undefined : onDownload}
      className="inline-flex max-w-full items-start gap-2 rounded-tag py-1 text-start text-link underline decoration-1 underline-offset-4 wrap-anywhere hover:text-link-hover hover:decoration-2"
    >
      <Download className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0">{words.download(name)}</span>
    </button>
    <p role="status" className="text-hint text-muted">
      {isLoading && words.loading}
      {problem && (
        <span className="flex gap-2 pb-2 text-danger-text">
          <ErrorIcon className="h-[1lh] w-4.5 shrink-0" />
          <span className="min-w-0">{problem}</span>
        </span>
      )}
    </p>
  </>
)
