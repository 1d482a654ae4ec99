import type { SentIntroductionItem } from '../../../contract/introductions/calls.ts'
import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { inviterWords as words, stateToCompany } from '../../words/introductions/introductions.ts'
import { nameOfInvited } from '../../words/introductions/nameOfInvited.ts'
import { TurnTag } from '../applications/TurnTag.tsx'
import { ShowMore } from '../reading/ShowMore.tsx'
import { IntroductionRow } from './IntroductionRow.tsx'

interface Props {
  introductions: readonly SentIntroductionItem[]
  paging: AnyPaging
  now: number
}

/** List of the invitations that a company has sent. */
export const SentIntroductions = ({ introductions, paging, now }: Props) =>
  introductions.length === 0 ? (
    <EmptyState title={words.none.title} text={words.none.text}>
      <ButtonLink size="small" href={talentPaths.talent}>
        {words.none.button}
      </ButtonLink>
    </EmptyState>
  ) : (
    <>
      <ul>
        {introductions.map(({ id, person, posting, state, turn }) => (
          <IntroductionRow
            key={id}
            href={introductionPaths.sentIntroduction(id)}
            title={nameOfInvited(person)}
            note={[person.headline, posting.title].filter(Boolean).join(' · ')}
            standing={
              turn ? (
                <TurnTag turn={turn} reader="employer" name={nameOfInvited(person)} now={now} isSmall />
              ) : (
                stateToCompany[state]
              )
            }
          />
        ))}
      </ul>
      <ShowMore flow={paging} />
    </>
  )
