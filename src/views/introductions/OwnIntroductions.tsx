import type { OwnIntroductionItem } from '../../../contract/introductions/calls.ts'
import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { paths } from '../../../contract/paths.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import { CompanyMark } from '../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { invitedWords as words, stateToCandidate } from '../../words/introductions/introductions.ts'
import { TurnTag } from '../applications/TurnTag.tsx'
import { ShowMore } from '../reading/ShowMore.tsx'
import { IntroductionRow } from './IntroductionRow.tsx'

interface Props {
  introductions: readonly OwnIntroductionItem[]
  paging: AnyPaging
  now: number
}

/** List of the invitations that a candidate has received. */
export const OwnIntroductions = ({ introductions, paging, now }: Props) =>
  introductions.length === 0 ? (
    <EmptyState title={words.none.title} text={words.none.text}>
      <ButtonLink size="small" href={`${paths.profile}?tab=preferences`}>
        {words.none.button}
      </ButtonLink>
    </EmptyState>
  ) : (
    <>
      <ul>
        {introductions.map(({ id, posting, state, turn }) => (
          <IntroductionRow
            key={id}
            href={introductionPaths.introduction(id)}
            title={posting.title}
            note={<Name>{posting.company.name}</Name>}
            mark={<CompanyMark company={posting.company} size="table" />}
            standing={
              turn ? <TurnTag turn={turn} reader="candidate" now={now} isSmall /> : stateToCandidate[state]
            }
          />
        ))}
      </ul>
      <ShowMore flow={paging} />
    </>
  )
