import { paths } from '../../../contract/paths.ts'
import { emptyHome, type HomeContent } from '../../../contract/search/home.ts'
import { PathArt } from '../../ui/brand/PathArt.tsx'
import { Way, type WayStep } from '../../ui/brand/Way.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { figuresInWords } from '../../words/pages/figures.ts'
import { ResultRow } from '../search/ResultRow.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { DemoNote } from './DemoNote.tsx'

/** What everybody who applies is promised (marketplace, 1). */
const promised: readonly WayStep[] = [
  {
    side: 'you',
    name: 'You apply',
    note: 'A resume, and a letter if you like. You have read every step before.',
  },
  {
    side: 'they',
    name: 'They answer, by a date',
    note: 'Yes, no, or a question. You see the date, and so do they.',
  },
  { side: 'you', name: 'You reply', note: 'When they ask something, it is your turn, with a date too.' },
  {
    side: 'they',
    name: 'They decide, and say why',
    note: 'No program rejects anybody. Who is late is said to be late.',
  },
]

interface Props {
  isGuest: boolean
  /** What is known and new here; left out while it is not there. */
  home?: HomeContent | undefined
  isDemo?: boolean | undefined
}

/** The first page: a search, what is known, what is promised to whoever applies, and what is new. */
export const HomeView = ({ isGuest, home = emptyHome, isDemo = false }: Props) => (
  <>
    {isDemo && isGuest && (
      <div className="guest-only">
        <DemoNote />
      </div>
    )}
    <div className="grid items-center gap-8 lg:gap-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,40%)]">
      <div>
        <Heading large>Find jobs. Hire talent.</Heading>
        <p className="mt-5 mb-8 max-w-measure text-muted">
          Whoever applies here gets an answer, by a date that both sides see.
        </p>
        <SearchBox />
        {/* Its line is kept free: what comes late moves nothing. */}
        <p className="mb-3 min-h-[1lh] text-muted tabular-nums">{figuresInWords(home.figures)}</p>
        {isGuest && (
          <p className="guest-only text-muted">
            You hire? <TextLink href={paths.register('employer')}>Write a posting</TextLink>: it takes about
            ten minutes.
          </p>
        )}
      </div>
      <PathArt picture="plate" progress={0.7} className="aspect-5/2 w-full rounded-plate lg:aspect-5/4" />
    </div>
    <section className="mt-14 max-w-measure">
      <h2 className="mb-5 text-h2">What happens after you apply</h2>
      <Way label="What everybody who applies is promised" steps={promised} />
    </section>
    {home.jobs.length > 0 && (
      <section className="mt-14 max-w-content">
        <h2 className="border-b border-line pb-3 text-h2">Newest jobs</h2>
        <ul>
          {home.jobs.map((job) => (
            <ResultRow key={job.slug} job={job} level="h3" />
          ))}
        </ul>
        <p className="mt-6">
          <TextLink href={paths.jobs}>All jobs</TextLink>
        </p>
      </section>
    )}
  </>
)
