import { paths } from '../../../../contract/paths.ts'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'

/** Links above the applicants of a posting. */
export const PostingAbove = ({ id }: { id: string }) => (
  <p className="mb-3 flex flex-wrap gap-x-6">
    <TextLink href={paths.applicants} className="print:hidden">
      {applicantsWords.all}
    </TextLink>
    <TextLink href={paths.posting(id)}>{applicantsWords.job}</TextLink>
  </p>
)
