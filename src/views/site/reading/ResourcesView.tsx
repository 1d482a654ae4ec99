import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { guides } from '../../../words/reading/guides.ts'
import { guideWords } from '../../../words/reading/guideWords.ts'
import { PublicSection } from '../PublicSection.tsx'
import { PageHero } from '../PageHero.tsx'
import { GuideCards } from './GuideCards.tsx'

/** Page of all guides, grouped by readers. */
export const ResourcesView = () => (
  <>
    <PageHero
      title={guideWords.title}
      lead={guideWords.lead}
      picture={<PathArt picture="bend" progress={0.6} className="h-40 w-full rounded-plate lg:h-56" />}
    />
    <PublicSection title={guideWords.candidates}>
      <GuideCards guides={guides.candidates} />
    </PublicSection>
    <PublicSection title={guideWords.employers}>
      <GuideCards guides={guides.employers} />
    </PublicSection>
  </>
)
