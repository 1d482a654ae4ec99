import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TabLinks } from '../../ui/controls/TabLinks.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'
import { ImportResume, type ImportingProps } from './ImportResume.tsx'

interface Props {
  isBin: boolean
  /** How many there are of both, once that is known. */
  counts: { readonly kept: number; readonly trashed: number } | undefined
  reading: AnyReading
  commands: ResumeCommandsFlow
  /** Begins a resume of what is known of the person. */
  onWrite: () => void
  Importing: ComponentType<ImportingProps>
  /** What somebody came to begin with. */
  offer?: ReactNode
  /** The list, once it has been read. */
  children: ReactNode
}

const bin = `${paths.resumes}?tab=bin`

/** The resumes of a candidate, and those in the bin. */
export function ResumesView({
  isBin,
  counts,
  reading,
  commands,
  onWrite,
  Importing,
  offer,
  children,
}: Props) {
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  const slow = useSelector(commands, (state) => state.hasTag('slow'))
  return (
    <>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6">
        <Heading>Resumes</Heading>
        <div className="mb-5 max-w-full has-[section]:w-full">
          <ImportResume commands={commands} Importing={Importing}>
            <Button size="small" aria-disabled={busy || undefined} onClick={busy ? undefined : onWrite}>
              Write a resume
            </Button>
          </ImportResume>
          {slow && <StillWaiting />}
        </div>
      </div>
      {offer}
      <TabLinks
        label="Resumes"
        current={isBin ? bin : paths.resumes}
        links={[
          { label: 'Resumes', href: paths.resumes, count: counts?.kept },
          { label: 'Bin', href: bin, count: counts?.trashed },
        ]}
      />
      <Reading flow={reading} what="your resumes" rows={4}>
        {children}
      </Reading>
    </>
  )
}
