import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { homeWords } from '../../../words/pages/home.ts'
import { SearchBox } from '../../search/SearchBox.tsx'

/** Hero section of the home page, with the search form. */
export const Hero = () => (
  <section className="bleed px-edge-3 pt-3">
    <div className="relative flex flex-col overflow-hidden rounded-plate bg-brand text-on-brand dark-edge lg:min-h-130 lg:justify-center">
      <div className="order-last h-36 lg:absolute lg:inset-y-0 lg:start-[48%] lg:end-0 lg:h-auto">
        <PathArt picture="plate" progress={0.7} className="size-full" />
        <div className="absolute inset-0 hidden bg-linear-to-r from-brand from-2% via-brand/70 via-22% to-transparent to-44% lg:block rtl:-scale-x-100" />
      </div>
      <div className="relative mx-auto flex w-full max-w-[1200px] flex-col items-start gap-5 px-5 pt-10 pb-8 sm:px-8 lg:py-16">
        <h1 id="title" tabIndex={-1} className="w-full max-w-[12ch] text-hero text-balance">
          {homeWords.title}
        </h1>
        <p className="max-w-[46ch] text-lead text-pretty text-on-brand-muted">{homeWords.lead}</p>
        <SearchBox />
      </div>
    </div>
  </section>
)
