import { introductionWords, invitedWords as words } from '../../words/introductions/introductions.ts'
import { introductionTitles } from '../../words/introductions/titles.ts'
import { paths } from '../../../contract/paths.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { OwnList } from './OwnList.tsx'

/** Page of all invitations that the candidate has received. */
export default function IntroductionsPage() {
  return (
    <>
      <p className="mb-4 text-hint">
        <TextLink href={paths.applications}>{words.backToApplications}</TextLink>
      </p>
      <Heading>{introductionTitles.list.title}</Heading>
      <OwnList what={introductionWords.whatAll} />
    </>
  )
}
