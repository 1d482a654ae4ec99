import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TabLinks } from '../../ui/controls/TabLinks.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  isBin: boolean
  /** How many there are of both, once that is known. */
  counts: { readonly kept: number; readonly trashed: number } | undefined
  reading: AnyReading
  commands: LetterCommandsFlow
  /** What somebody came to begin with. */
  offer?: ReactNode
  /** The list, once it has been read. */
  children: ReactNode
}

const bin = `${paths.letters}?tab=bin`

/** The cover letters of a candidate, and those in the bin. */
export function LettersView({ isBin, counts, reading, commands, offer, children }: Props) {
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  const slow = useSelector(commands, (state) => state.hasTag('slow'))
  return (
    <>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6">
        <Heading>Cover Letters</Heading>
        <div className="mb-5">
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => commands.send({ type: 'run', command: 'write', input: {} })}
          >
            Write a letter
          </Button>
          {slow && <StillWaiting />}
        </div>
      </div>
      {offer}
      <TabLinks
        label="Letters"
        current={isBin ? bin : paths.letters}
        links={[
          { label: 'Letters', href: paths.letters, count: counts?.kept },
          { label: 'Bin', href: bin, count: counts?.trashed },
        ]}
      />
      <Reading flow={reading} what="your letters" rows={4}>
        {children}
      </Reading>
    </>
  )
}
