import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'

/** A file from which a resume is to be imported. */
export interface ImportingProps {
  file: File
  /** Does what the page does with resumes: the import is one of it. */
  commands: ResumeCommandsFlow
  onForget: () => void
}

interface Props {
  commands: ResumeCommandsFlow
  /** Reads the file and shows what was found in it. Nobody loads it before they have chosen one. */
  Importing: ComponentType<ImportingProps>
  /** What else can be done there. */
  children: ReactNode
}

/** Brings a resume along: what was found in its file is looked over before it is imported. */
export function ImportResume({ commands, Importing, children }: Props) {
  const [chosen, setChosen] = useState<{ file: File; turn: number }>()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const forget = () => {
    setChosen(undefined)
    button.current?.focus()
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button ref={button} look="secondary" size="small" onClick={() => field.current?.click()}>
          Import
        </Button>
      </div>
      <input
        ref={field}
        type="file"
        accept=".pdf,.docx,.zip,.json"
        aria-label="File with your resume"
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) setChosen((before) => ({ file, turn: (before?.turn ?? 0) + 1 }))
        }}
      />
      {chosen && <Importing key={chosen.turn} file={chosen.file} commands={commands} onForget={forget} />}
    </>
  )
}
