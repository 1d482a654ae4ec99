import Pencil from 'lucide-react/icons/pencil'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { applicantsWords as words } from '../../words/applications/applicants.ts'
import type { PostingHead } from '../applications/employer/ApplicantsView.tsx'
import { editable } from './editable.ts'
import { PostingStateTag } from './PostingStateTag.tsx'

interface Shown {
  id: string
  /** Undefined until loaded. */
  posting: OwnPosting | undefined
  /** Company of the member. */
  company:
    | { readonly name: string; readonly slug?: string | undefined; readonly logo?: string | undefined }
    | undefined
}

/** Heading of a job post: its company, state and last day, and a link to edit it. */
export function postingHead({ id, posting, company }: Shown): PostingHead {
  const lastDay = posting?.state === 'published' ? posting.posting.validThrough : null
  return {
    above: (
      <p className="mb-3 flex flex-wrap gap-x-6">
        <TextLink href={paths.postings} className="print:hidden">
          {words.posts}
        </TextLink>
        <TextLink href={paths.posting(id)}>{words.job}</TextLink>
      </p>
    ),
    mark: company?.slug && <CompanyMark company={{ ...company, slug: company.slug }} size="card" />,
    state: posting && <PostingStateTag posting={{ ...posting, ...posting.posting }} />,
    closes: lastDay ? words.closes(dayInWords(lastDay)) : undefined,
    edit: (!posting || editable.has(posting.state)) && (
      // Rendered invisibly while loading, to avoid a layout shift.
      <div className={posting ? '' : 'invisible'}>
        <ButtonLink look="secondary" size="small" href={paths.editPosting(id)}>
          <Pencil className="size-4.5" />
          {words.edit}
        </ButtonLink>
      </div>
    ),
  }
}
