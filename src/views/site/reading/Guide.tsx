import BookOpen from 'lucide-react/icons/book-open'
import type { GuideSlug } from '../../../../contract/guides.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { guides } from '../../../words/reading/guides.ts'
import { guideMinutes, guideWords } from '../../../words/reading/guideWords.ts'
import type { GuideText } from '../../../words/reading/guideText.ts'
import { PublicSection } from '../PublicSection.tsx'
import { GuideCards } from './GuideCards.tsx'

interface Props {
  slug: GuideSlug
  text: GuideText
}

/**
 * Page of a guide: table of contents, sections with sources, and links to other guides for the same readers.
 */
export function Guide({ slug, text: { sections, sources } }: Props) {
  const siblings = guides.candidates.some((guide) => guide.slug === slug)
    ? guides.candidates
    : guides.employers
  const guide = siblings.find((each) => each.slug === slug)
  return (
    <>
      <article className="break-words lg:grid lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-x-16">
        <header className="lg:col-start-2">
          <p className="mb-3 text-hint">
            <TextLink href="/resources">{guideWords.title}</TextLink>
          </p>
          <Heading large>{guide?.title}</Heading>
          <p className="max-w-[54ch] text-lead text-pretty text-muted">{guide?.description}</p>
          {guide && (
            <p className="mt-3 flex items-center gap-2 text-caption text-subtle">
              <BookOpen className="size-4.5" />
              {guideWords.minutes(guideMinutes[guide.slug])}
            </p>
          )}
        </header>
        <nav
          aria-label={guideWords.contents}
          className="mt-8 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:row-end-3 lg:mt-0 lg:self-start print:hidden"
        >
          <h2 className="mb-2 text-label">{guideWords.contents}</h2>
          <ol>
            {sections.map(({ title }, index) => (
              <li key={title}>
                <a
                  href={`#${idOf(index)}`}
                  className="block py-1.5 text-hint text-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-10 max-w-[66ch] lg:col-start-2">
          {sections.map(({ title, blocks }, index) => (
            <section key={title} aria-labelledby={idOf(index)} className="mb-9">
              <h2 id={idOf(index)} className="mb-3 text-h2 text-balance">
                {title}
              </h2>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
                {inOrder(blocks, (block) =>
                  typeof block === 'string' ? <p className="text-pretty">{block}</p> : <Points of={block} />,
                )}
              </div>
            </section>
          ))}
          <footer className="border-t border-line pt-6 text-hint">
            <p className="text-muted">{guideWords.notAdvice}</p>
            <h2 className="mt-5 mb-2 text-label">{guideWords.sources}</h2>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {sources.map(({ href, title }) => (
                <li key={href}>
                  <TextLink href={href} rel="noopener">
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </footer>
        </div>
      </article>
      <PublicSection title={guideWords.next} more={<TextLink href="/resources">{guideWords.all}</TextLink>}>
        <GuideCards guides={siblings.filter((each) => each.slug !== slug).slice(0, 3)} />
      </PublicSection>
    </>
  )
}

const idOf = (index: number) => `part-${index + 1}`

const Points = ({ of }: { of: readonly string[] }) => (
  <ul className="ms-5 grid list-disc grid-cols-[minmax(0,1fr)] gap-2 marker:text-subtle">
    {inOrder(of, (point) => (
      <li className="ps-1 text-pretty">{point}</li>
    ))}
  </ul>
)
