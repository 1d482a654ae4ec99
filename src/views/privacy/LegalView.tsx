import type { LegalPage } from '../../../contract/privacy/legal.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'
import { legalWords } from '../../words/privacy/legal.ts'

/** Page of the privacy policy or the terms, with the kinds of data from the privacy register. */
export const LegalView = ({ page: { isTemplate, kind, kinds, publishedAt, text } }: { page: LegalPage }) => (
  <article className="mx-auto max-w-[860px] break-words">
    <Heading large isClose>
      {legalWords.titles[kind]}
    </Heading>
    <p className="mb-6 text-hint text-muted">{legalWords.since(publishedAt)}</p>
    {isTemplate && <Banner kind="info">{legalWords.template}</Banner>}
    <MarkdownText text={text} heading="h2" />
    {kinds.length > 0 && (
      <section aria-labelledby="kinds" className="mt-12">
        <h2 id="kinds" className="mb-5 text-h2">
          {legalWords.kinds}
        </h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {kinds.map((each) => (
            <li key={each.title} className="rounded-card border border-line bg-surface p-5">
              <h3 className="text-h3">{each.title}</h3>
              <p className="mt-1 text-pretty text-muted">{each.what}</p>
              <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 text-hint sm:grid-cols-[14rem_minmax(0,1fr)]">
                {facts.map((fact) => (
                  <div key={fact} className="contents">
                    <dt className="font-medium max-sm:mt-1">{legalWords.facts[fact]}</dt>
                    <dd className="text-pretty text-muted first-letter:uppercase">{each[fact]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
    )}
  </article>
)

const facts = ['purpose', 'ground', 'retention', 'deletion'] as const
