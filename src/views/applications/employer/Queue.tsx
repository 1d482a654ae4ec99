import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { number } from '../../../../contract/words/counted.ts'
import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'
import { SideList, SideRow } from '../SideList.tsx'
import { ApplicantTag } from './ApplicantTag.tsx'

/** Queue of the applicants who wait for a reply from the employer. */
export interface Waiting {
  /** Most urgent first, at most 50. */
  readonly items: readonly ApplicantItem[]
  readonly total: number
}

interface Props {
  waiting: Waiting
  /** Reference of the open applicant. */
  reference: string
  now: number
}

/** List of the waiting applicants. */
export const Queue = ({ waiting: { items, total }, reference, now }: Props) => (
  <SideList
    label={applicantWords.queue.label}
    title={
      <>
        {applicantWords.queue.title}{' '}
        <span className="font-normal text-muted tabular-nums">{number.format(total)}</span>
      </>
    }
    empty={applicantWords.queue.empty}
    foot={
      total > items.length && (
        <TextLink href={`${paths.applicants}?tab=ours`}>{applicantWords.queue.rest(total)}</TextLink>
      )
    }
  >
    {items.map((item) => (
      <SideRow
        key={item.id}
        href={paths.applicant(item.reference)}
        isShown={item.reference === reference}
        mark={<Avatar name={item.candidate} size="row" />}
        name={<Name>{nameOf(item)}</Name>}
        text={item.title}
        tag={<ApplicantTag applicant={item} now={now} isSmall />}
      />
    ))}
  </SideList>
)
