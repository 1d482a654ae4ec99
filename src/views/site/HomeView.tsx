import { guidePath } from '../../../contract/guides.ts'
import { paths } from '../../../contract/paths.ts'
import { emptyHome, type HomeContent } from '../../../contract/search/home.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { homeWords } from '../../words/pages/home.ts'
import { guides } from '../../words/reading/guides.ts'
import { JobCard } from '../search/JobCard.tsx'
import { CallToAction } from './CallToAction.tsx'
import { AfterApplying } from './home/AfterApplying.tsx'
import { CompanyRecords } from './home/CompanyRecords.tsx'
import { Figures } from './home/Figures.tsx'
import { Hero } from './home/Hero.tsx'
import { ProductCutOuts } from './home/ProductCutOuts.tsx'
import { PublicSection } from './PublicSection.tsx'
import { SuggestedSearches } from './home/SuggestedSearches.tsx'
import { GuideCards } from './reading/GuideCards.tsx'

interface Props {
  isGuest: boolean
  /** Undefined until loaded. */
  home?: HomeContent | undefined
}

/** Home page. Sections without data are omitted. */
export const HomeView = ({ isGuest, home = emptyHome }: Props) => {
  const { newest, employers, guides: guideWords } = homeWords
  return (
    <>
      <Hero />
      {home.figures.jobs > 0 && (
        <>
          <Figures figures={home.figures} />
          <SuggestedSearches counts={home.counts} />
        </>
      )}
      {home.jobs.length > 0 && (
        <PublicSection
          title={newest.title}
          more={<TextLink href={paths.jobs}>{newest.all(home.figures)}</TextLink>}
        >
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {home.jobs.map((job) => (
              <JobCard key={job.slug} job={job} />
            ))}
          </ul>
        </PublicSection>
      )}
      <AfterApplying />
      <ProductCutOuts />
      {home.companies.length > 0 && <CompanyRecords companies={home.companies} />}
      <PublicSection
        title={guideWords.title}
        more={<TextLink href={'/resources'}>{guideWords.all}</TextLink>}
      >
        <GuideCards guides={guides.candidates.filter(({ slug }) => onHome.has(guidePath(slug)))} />
      </PublicSection>
      {isGuest && (
        <CallToAction title={employers.title} text={employers.text}>
          <ButtonLink href={paths.register('employer')} look="onBrand">
            {employers.start}
          </ButtonLink>
          <ButtonLink href="/pricing" look="onBrandQuiet">
            {employers.more}
          </ButtonLink>
        </CallToAction>
      )}
    </>
  )
}

const onHome: ReadonlySet<string> = new Set(
  (['writing-a-resume', 'talking-about-pay', 'ghost-jobs-and-scams'] as const).map(guidePath),
)
