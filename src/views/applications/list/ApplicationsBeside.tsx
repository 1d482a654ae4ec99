import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { number } from '../../../../contract/words/counted.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { applicationListWords as words } from '../../../words/applications/groups.ts'
import { SideList, SideRow } from '../SideList.tsx'
import { addressOf } from './addressOf.ts'
import { PlaceTag } from './PlaceTag.tsx'

interface Props {
  /** Applications loaded so far, those with the candidate's turn first. */
  applications: readonly OwnApplicationItem[]
  total: number
  /** Reference of the open application. */
  reference: string
  now: number
}

/** List of the candidate's applications beside the open one. */
export const ApplicationsBeside = ({ applications, total, reference, now }: Props) => (
  <SideList
    label={words.beside}
    title={
      <>
        {words.title} <span className="font-normal text-muted tabular-nums">{number.format(total)}</span>
      </>
    }
    foot={<TextLink href={paths.applications}>{words.all}</TextLink>}
  >
    {applications.map((application) => (
      <SideRow
        key={application.id}
        href={addressOf(application)}
        isShown={application.reference === reference}
        mark={<CompanyMark company={application.posting.company} size="table" />}
        name={application.posting.title}
        text={<Name>{application.posting.company.name}</Name>}
        tag={<PlaceTag application={application} now={now} />}
      />
    ))}
  </SideList>
)
