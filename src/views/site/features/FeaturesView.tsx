import Accessibility from 'lucide-react/icons/accessibility'
import BadgeCheck from 'lucide-react/icons/badge-check'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Lock from 'lucide-react/icons/lock'
import MessageCircle from 'lucide-react/icons/message-circle'
import Route from 'lucide-react/icons/route'
import Scale from 'lucide-react/icons/scale'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import UsersRound from 'lucide-react/icons/users-round'
import { paths } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { featuresWords } from '../../../words/pages/features.ts'
import { CutOut } from '../cutOuts/CutOut.tsx'
import { CallToAction } from '../CallToAction.tsx'
import { FactGrid } from '../FactGrid.tsx'
import { PageHero } from '../PageHero.tsx'
import { PublicSection } from '../PublicSection.tsx'
import { FeatureSection } from './FeatureSection.tsx'

const { fair, ready, sections, ...words } = featuresWords

/** Page of the product's features, each with an illustration. */
export const FeaturesView = () => (
  <>
    <PageHero
      kicker={words.name}
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <ButtonLink href={paths.jobs}>{words.find}</ButtonLink>
          <ButtonLink href={paths.register('employer')} look="secondary" className="guest-only">
            {words.post}
          </ButtonLink>
        </>
      }
    />
    <CutOut of="promise" className="dark-edge mt-10 rounded-plate bg-brand" />
    <Audience>{words.candidates}</Audience>
    <FeatureSection words={sections.search} icon={Search} picture="search" />
    <FeatureSection
      words={sections.resumes}
      icon={FileText}
      isFlipped
      cut="max-h-90 items-start! pb-0!"
      picture="resume"
    />
    <FeatureSection words={sections.applications} icon={Send} picture="apply" />
    <FeatureSection words={sections.timeline} icon={Route} isFlipped picture="timeline" />
    <Audience>{words.employers}</Audience>
    <FeatureSection words={sections.applicants} icon={UsersRound} cut="justify-start!" picture="board" />
    <FeatureSection words={sections.messages} icon={MessageCircle} isFlipped picture="message" />
    <FeatureSection words={sections.record} icon={BadgeCheck} picture="record" />
    <PublicSection title={fair.title}>
      <FactGrid
        facts={[
          { icon: ListOrdered, ...fair.facts.ranking },
          { icon: UserRoundCheck, ...fair.facts.people },
          { icon: Lock, ...fair.facts.sent },
          { icon: Accessibility, ...fair.facts.everyone },
          { icon: EyeOff, ...fair.facts.trackers },
          { icon: Scale, ...fair.facts.terms },
        ]}
      />
    </PublicSection>
    <CallToAction title={ready.title} text={ready.text}>
      <ButtonLink href={paths.register('candidate')} look="onBrand">
        {ready.resume}
      </ButtonLink>
      <ButtonLink href={paths.register('employer')} look="onBrandQuiet">
        {ready.post}
      </ButtonLink>
    </CallToAction>
  </>
)

const Audience = ({ children }: { children: string }) => (
  <h2 className="mt-16 border-b border-line pb-3.5 text-action text-link">{children}</h2>
)
