import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { dayHere } from '../../../words/dates.ts'
import { jobWords } from '../../../words/job.ts'
import { ApplyLink } from './ApplyLink.tsx'

const words = jobWords.actions

interface Props {
  slug: string
  /** True if the job accepts applications. */
  isOpen: boolean
  /** Omits the status, which is shown elsewhere on the page. */
  isLinkAlone?: boolean
  /** The reader's latest application to this job. */
  own: Pick<OwnApplicationItem, 'reference' | 'state' | 'submittedAt'> | undefined
}

/**
 * The reader's application to a job or its draft, and the link to apply. A candidate who has withdrawn may
 * apply again.
 */
export function OwnApplication({ slug, isOpen, own, isLinkAlone = false }: Props) {
  const sent = own && own.submittedAt !== null && (
    <p role="status">
      {words.applied(dayHere(own.submittedAt))}{' '}
      <TextLink href={paths.application(own.reference)}>{words.open}</TextLink>
    </p>
  )
  return (
    <>
      {!isLinkAlone && sent}
      {isOpen && !(sent && own.state !== 'withdrawn') && (
        <ApplyLink slug={slug} label={own?.state === 'draft' ? words.continue : words.apply} />
      )}
      {!isLinkAlone && !isOpen && own?.state === 'draft' && (
        <p role="status">
          {words.draft} <TextLink href={paths.application(own.reference)}>{words.openDraft}</TextLink>
        </p>
      )}
    </>
  )
}
