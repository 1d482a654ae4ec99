import { paths } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { homeWords } from '../../../words/pages/home.ts'
import { CutOut } from '../cutOuts/CutOut.tsx'
import type { PictureName } from '../cutOuts/Picture.tsx'

const { hiring, resume } = homeWords

/** Section with two illustrations of the product. */
export const ProductCutOuts = () => (
  <section className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-5 sm:mt-20 lg:grid-cols-2">
    <Feature words={resume} start={paths.register('candidate')} more="/resumes" picture="resume" />
    <Feature words={hiring} start={paths.register('employer')} more="/features" picture="board" />
  </section>
)

interface FeatureProps {
  words: typeof resume | typeof hiring
  start: string
  more: string
  picture: PictureName
}

const Feature = ({ words, start, more, picture }: FeatureProps) => (
  <article className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden rounded-panel border border-line bg-surface">
    <CutOut of={picture} className="h-55 border-b border-line bg-sunken px-8 pt-8 sm:h-75" />
    <div className="flex flex-col items-start gap-3 p-6 sm:p-8">
      <h2 className="text-h2">{words.title}</h2>
      <p className="mb-auto text-pretty text-muted">{words.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink href={start} look="secondary" size="small">
          {words.start}
        </ButtonLink>
        <ButtonLink href={more} look="quiet" size="small">
          {words.more}
        </ButtonLink>
      </div>
    </div>
  </article>
)
