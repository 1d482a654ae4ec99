import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { PathArt } from '../../ui/brand/PathArt.tsx'
import { claim } from '../../words/claim.ts'

export function HomeView({ isGuest }: { isGuest: boolean }) {
  return (
    <div className="grid items-center gap-8 lg:gap-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,46%)]">
      <div>
        <Heading large>Find jobs. Hire talent.</Heading>
        <p className="mt-5 max-w-measure text-muted">
          Candidates find a job and create a resume for free. Employers connect with top talents and their
          profiles.
        </p>
        {isGuest && (
          <p className="guest-only mt-8 flex flex-wrap gap-3">
            <ButtonLink href={paths.register('candidate')}>Find a job</ButtonLink>
            <ButtonLink look="secondary" href={paths.register('employer')}>
              Hire talent
            </ButtonLink>
          </p>
        )}
        <p className="mt-8 text-muted">{claim}</p>
      </div>
      <PathArt picture="plate" progress={0.7} className="aspect-5/2 w-full rounded-plate lg:aspect-square" />
    </div>
  )
}
