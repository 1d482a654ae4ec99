import { paths, withNext } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'

interface Props {
  /** Where who is signed in goes on. Whoever is not has an account first, and comes there then. */
  href: string
  /** What it is about, for who hears the link alone. */
  of: string
  children: string
}

/** Leads to where a sample becomes something of one's own. */
export const SampleLink = ({ href, of, children }: Props) => (
  <div className="grid justify-items-start *:[grid-area:1/1]">
    <ButtonLink
      href={withNext(paths.register('candidate'), href)}
      look="secondary"
      size="small"
      className="guest-only"
      aria-label={`${children}: ${of}`}
    >
      {children}
    </ButtonLink>
    <ButtonLink
      href={href}
      look="secondary"
      size="small"
      className="member-only"
      aria-label={`${children}: ${of}`}
    >
      {children}
    </ButtonLink>
  </div>
)
