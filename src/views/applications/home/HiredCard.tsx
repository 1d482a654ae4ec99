import { paths } from '../../../../contract/paths.ts'
import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { termsOf } from '../../../../contract/applications/events/offer.ts'
import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { candidateHomeWords } from '../../../words/applications/home.ts'

const words = candidateHomeWords.hired

/** Card for an accepted offer, at the top of the home page. */
export function HiredCard({
  application: { posting, reference, request },
}: {
  application: OwnApplicationItem
}) {
  const id = `hired-${reference}`
  const terms = request ? termsOf(request) : undefined
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-panel border border-line bg-surface">
      <PathArt picture="plate" progress={1} className="h-33 w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6 @min-[35rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[35rem]:items-center">
        <CompanyMark company={posting.company} size="about" />
        <div className="min-w-0 wrap-anywhere">
          <h2 id={id} className="text-h2 text-balance">
            {words.title(posting.company.name)}
          </h2>
          <p className="mt-1 text-muted">{posting.title}</p>
          {terms && <p className="font-medium tabular-nums">{terms}</p>}
        </div>
        <ButtonLink size="small" href={paths.application(reference)} aria-describedby={id}>
          {words.view}
        </ButtonLink>
      </div>
    </section>
  )
}
