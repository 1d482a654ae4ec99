import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { dayHere } from '../../../words/dates.ts'
import { ApplyLink } from './ApplyLink.tsx'

interface Props {
  slug: string
  /** Whether people can apply for the job now. */
  isOpen: boolean
  /** The reader's own application to this job, the newest one. */
  own: Pick<OwnApplicationItem, 'reference' | 'state' | 'submittedAt'> | undefined
}

/** What a candidate has sent to a job, or the draft to go on with. Who has withdrawn may apply again. */
export function OwnApplication({ slug, isOpen, own }: Props) {
  const sent = own && own.submittedAt !== null && (
    <p role="status">
      You applied on {dayHere(own.submittedAt)}.{' '}
      <TextLink href={paths.application(own.reference)}>Open your application</TextLink>.
    </p>
  )
  return (
    <>
      {sent}
      {isOpen && !(sent && own.state !== 'withdrawn') && (
        <ApplyLink slug={slug} label={own?.state === 'draft' ? 'Go on' : 'Apply'} />
      )}
      {!isOpen && own?.state === 'draft' && (
        <p role="status">
          Your draft is kept. <TextLink href={paths.application(own.reference)}>Open your draft</TextLink>.
        </p>
      )}
    </>
  )
}
