import Check from 'lucide-react/icons/check'
import type { ComponentType } from 'react'
import type { FeatureWords } from '../../../words/pages/features.ts'
import { CutOut } from '../cutOuts/CutOut.tsx'
import type { PictureName } from '../cutOuts/Picture.tsx'

interface Props {
  words: FeatureWords
  icon: ComponentType<{ className?: string }>
  /** Places the picture at the start of the row. */
  isFlipped?: boolean
  /** Classes that crop the picture. */
  cut?: string
  picture: PictureName
}

/** Section about a feature, with text and an illustration. */
export const FeatureSection = ({ words, icon: Icon, isFlipped = false, cut = '', picture }: Props) => (
  <section
    className={`grid grid-cols-[minmax(0,1fr)] items-center gap-6 pt-12 lg:gap-16 ${isFlipped ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'}`}
  >
    <div className={`flex flex-col gap-3.5 ${isFlipped ? 'lg:order-last' : ''}`}>
      <p className="flex items-center gap-2 text-hint font-medium text-subtle">
        <Icon className="size-4.5" />
        {words.kicker}
      </p>
      <h3 className="text-section text-balance">{words.title}</h3>
      <p className="max-w-[46ch] text-pretty text-muted">{words.text}</p>
      <ul className="grid gap-1.5">
        {words.points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check className="mt-0.5 size-5 shrink-0 text-link" />
            {point}
          </li>
        ))}
      </ul>
    </div>
    <CutOut
      of={picture}
      className={`flex items-center justify-center rounded-plate bg-sunken p-5 sm:p-9 lg:min-h-90 ${cut}`}
    />
  </section>
)
