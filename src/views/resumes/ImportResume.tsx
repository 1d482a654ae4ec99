import Upload from 'lucide-react/icons/upload'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { importMaxBytes } from '../../../contract/resumes/importMaxBytes.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { importWords } from '../../words/resumes/importReview.ts'

/** File to import a resume from. */
export interface ImportingProps {
  file: File
  /** Commands of the page, which include the import. */
  commands: ResumeCommandsFlow
  onForget: () => void
}

interface Props {
  commands: ResumeCommandsFlow
  /** Component that imports the file and shows the result. Loaded once a file is chosen. */
  Importing: ComponentType<ImportingProps>
  /** Other buttons of the row. */
  children: ReactNode
}

type Step = 'closed' | 'choosing' | { readonly file: File; readonly turn: number }

/**
 * Import of a resume: lists the accepted file types, imports the chosen file, and shows the result for
 * review.
 */
export function ImportResume({ commands, Importing, children }: Props) {
  const [step, setStep] = useState<Step>('closed')
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setStep('closed')
    button.current?.focus()
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button
          ref={button}
          look="secondary"
          size="small"
          aria-expanded={step === 'choosing'}
          onClick={() => setStep('choosing')}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          {importWords.import}
        </Button>
      </div>
      {step === 'choosing' && (
        <section aria-labelledby="chooseFile" className="mt-4 rounded-card border border-line bg-surface p-5">
          <h2 id="chooseFile" className="text-h3">
            {importWords.title}
          </h2>
          <p className="mt-1 max-w-measure text-muted">
            {importWords.accepted(importMaxBytes / 1024 / 1024)}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="small" onClick={() => field.current?.click()}>
              {importWords.choose}
            </Button>
            <Button look="secondary" size="small" onClick={close}>
              {importWords.cancel}
            </Button>
          </div>
        </section>
      )}
      <input
        ref={field}
        type="file"
        accept=".pdf,.docx,.zip,.json"
        aria-label={importWords.file}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) setStep((before) => ({ file, turn: typeof before === 'string' ? 1 : before.turn + 1 }))
        }}
      />
      {typeof step === 'object' && (
        <Importing key={step.turn} file={step.file} commands={commands} onForget={close} />
      )}
    </>
  )
}
