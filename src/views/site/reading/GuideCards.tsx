import BookOpen from 'lucide-react/icons/book-open'
import { guidePath } from '../../../../contract/guides.ts'
import { PathArt } from '../../../ui/brand/PathArt.tsx'
import type { GuideWords } from '../../../words/reading/guides.ts'
import { guideMinutes, guideWords } from '../../../words/reading/guideWords.ts'

const covers = ['climb', 'bend', 'small'] as const

/** Grid of guides as cards, up to three per row. */
export const GuideCards = ({
  guides,
  level: Title = 'h3',
}: {
  guides: readonly GuideWords[]
  level?: 'h2' | 'h3'
}) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {guides.map(({ description, slug, title }, index) => (
      <li
        key={slug}
        className="relative grid grid-cols-[88px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface transition-[translate,border-color] duration-lift hover:-translate-y-0.5 hover:border-field sm:grid-cols-[minmax(0,1fr)] sm:content-start"
      >
        <div className="relative sm:h-30">
          <PathArt
            picture={covers[index % covers.length] ?? 'climb'}
            progress={0.5}
            className="absolute inset-0 size-full"
          />
        </div>
        <div className="grid content-start gap-2 p-5">
          <Title className="text-h3 text-balance">
            <a
              href={guidePath(slug)}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {title}
            </a>
          </Title>
          <p className="text-hint text-pretty text-muted">{description}</p>
          <p className="flex items-center gap-2 text-caption text-subtle">
            <BookOpen className="size-4" />
            {guideWords.minutes(guideMinutes[slug])}
          </p>
        </div>
      </li>
    ))}
  </ul>
)
