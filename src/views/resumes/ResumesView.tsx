import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TabLinks } from '../../ui/controls/TabLinks.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { listWords } from '../../words/resumes/list.ts'
import { Reading } from '../reading/Reading.tsx'
import { ImportResume, type ImportingProps } from './ImportResume.tsx'

interface Props {
  isTrash: boolean
  /** Number of resumes and of those in the trash; undefined until loaded. */
  counts: { readonly kept: number; readonly trashed: number } | undefined
  reading: AnyReading
  commands: ResumeCommandsFlow
  /** Creates a resume with the candidate's name and email address. */
  onWrite: () => void
  Importing: ComponentType<ImportingProps>
  /** Offer to start from a sample. */
  offer?: ReactNode
  /** List of the resumes. */
  children: ReactNode
}

const trash = `${paths.resumes}?tab=trash`

/** Page of a candidate's resumes, or of those in the trash. */
export function ResumesView({
  isTrash,
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
        <Heading>{listWords.title}</Heading>
        <div className="mb-5 max-w-full has-[section]:w-full">
          <ImportResume commands={commands} Importing={Importing}>
            <Button size="small" aria-disabled={busy || undefined} onClick={busy ? undefined : onWrite}>
              {listWords.write}
            </Button>
          </ImportResume>
          {slow && <StillWaiting />}
        </div>
      </div>
      {offer}
      <TabLinks
        label={listWords.title}
        current={isTrash ? trash : paths.resumes}
        links={[
          { label: listWords.title, href: paths.resumes, count: counts?.kept },
          { label: listWords.trash, href: trash, count: counts?.trashed },
        ]}
      />
      <Reading flow={reading} what={listWords.yourResumes} rows={4}>
        {children}
      </Reading>
    </>
  )
}
