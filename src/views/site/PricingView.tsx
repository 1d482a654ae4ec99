import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Timer from 'lucide-react/icons/timer'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { PathArt } from '../../ui/brand/PathArt.tsx'
import { pricingWords } from '../../words/pages/pricing.ts'
import { FactGrid } from './FactGrid.tsx'
import { PageHero } from './PageHero.tsx'
import { PublicSection } from './PublicSection.tsx'
import { QuestionList } from './QuestionList.tsx'

const { notForSale, plans, questions, ...words } = pricingWords

export const PricingView = () => (
  <>
    <PageHero
      kicker={words.name}
      title={words.title}
      lead={words.lead}
      picture={<PathArt picture="climb" progress={0.75} className="h-40 w-full rounded-plate lg:h-60" />}
    />
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      <Plan words={plans.candidates} role="candidate" />
      <Plan words={plans.employers} role="employer" />
    </div>
    <PublicSection title={notForSale.title}>
      <FactGrid
        facts={[
          { icon: ListOrdered, ...notForSale.facts.ranking },
          { icon: BadgeCheck, ...notForSale.facts.record },
          { icon: Timer, ...notForSale.facts.replies },
        ]}
      />
    </PublicSection>
    <PublicSection title={questions.title}>
      <QuestionList items={questions.items} />
    </PublicSection>
  </>
)

interface PlanProps {
  words: (typeof plans)[keyof typeof plans]
  role: Role
}

const Plan = ({ words: { name, points, price, start, term }, role }: PlanProps) => (
  <section
    aria-labelledby={`plan-${role}`}
    className="flex flex-col rounded-panel border border-line bg-surface p-6 sm:p-8"
  >
    <h2 id={`plan-${role}`} className="text-h3">
      {name}
    </h2>
    <p className="mt-3 text-section">{price}</p>
    <p className="mt-2 text-hint text-pretty text-muted">{term}</p>
    <ul className="mt-5 mb-8 grid gap-2.5 border-t border-line pt-5">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Check className="mt-0.5 size-5 shrink-0 text-link" />
          {point}
        </li>
      ))}
    </ul>
    <p className="guest-only mt-auto">
      <ButtonLink href={paths.register(role)} look={role === 'candidate' ? 'primary' : 'secondary'}>
        {start}
      </ButtonLink>
    </p>
  </section>
)
