import type { SentIntroductionItem } from '../../../../contract/introductions/calls.ts'
import { introductionPaths } from '../../../../contract/introductions/paths.ts'
import { nameOfInvited } from '../../../words/introductions/nameOfInvited.ts'
import { employerHomeWords } from '../../../words/postings/home.ts'
import { TurnTag } from '../../applications/TurnTag.tsx'
import { IntroductionRow } from '../../introductions/IntroductionRow.tsx'
import { TitledCard } from '../TitledCard.tsx'

const words = employerHomeWords.conversations

interface Props {
  /** Invitations that wait for a reply from the company. */
  introductions: readonly SentIntroductionItem[]
  now: number
}

/** Card of the people who have accepted an invitation and wait for a reply. */
export const Conversations = ({ introductions, now }: Props) => (
  <TitledCard title={words.title} link={{ href: introductionPaths.sentIntroductions, label: words.all }}>
    <ul className="border-t border-line">
      {introductions.map(({ id, person, posting, turn }) => (
        <IntroductionRow
          key={id}
          href={introductionPaths.sentIntroduction(id)}
          title={nameOfInvited(person)}
          note={[person.headline, posting.title].filter(Boolean).join(' · ')}
          standing={
            turn && <TurnTag turn={turn} reader="employer" name={nameOfInvited(person)} now={now} isSmall />
          }
        />
      ))}
    </ul>
  </TitledCard>
)
