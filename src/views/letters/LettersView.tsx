import { useSelector } from '@xstate/react'
import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TabLinks } from '../../ui/controls/TabLinks.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { letterListWords as words } from '../../words/letters/letters.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  isTrash: boolean
  /** Number of letters and of those in the trash; undefined until loaded. */
  counts: { readonly kept: number; readonly trashed: number } | undefined
  reading: AnyReading
  commands: LetterCommandsFlow
  /** Offer to start from a sample. */
  offer?: ReactNode
  /** List of the letters. */
  children: ReactNode
}

const trash = `${paths.letters}?tab=trash`

/** Page of a candidate's cover letters, or of those in the trash. */
export function LettersView({ isTrash, counts, reading, commands, offer, children }: Props) {
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  const slow = useSelector(commands, (state) => state.hasTag('slow'))
  return (
    <>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6">
        <Heading>{words.title}</Heading>
        <div className="mb-5">
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => commands.send({ type: 'run', command: 'write', input: {} })}
          >
            <Pencil className="size-4.5" />
            {words.write}
          </Button>
          {slow && <StillWaiting />}
        </div>
      </div>
      {offer}
      <TabLinks
        label={words.tabs}
        current={isTrash ? trash : paths.letters}
        links={[
          { label: words.letters, href: paths.letters, count: counts?.kept },
          { label: words.trash, href: trash, count: counts?.trashed },
        ]}
      />
      <Reading flow={reading} what={words.what} rows={4}>
        {children}
      </Reading>
    </>
  )
}
