import { paths, withNext } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'

interface Props {
  /** Page of the members' area. Guests create an account first, and come there then. */
  href: string
  /** Names the sample for screen readers. */
  of?: string
  /** True for the main button of the page. */
  isMain?: boolean
  children: string
}

/** A link from a sample to the members' area. */
export const SampleLink = ({ href, of, isMain = false, children }: Props) => {
  const button = {
    look: isMain ? 'primary' : 'secondary',
    size: isMain ? 'large' : 'small',
    'aria-label': of === undefined ? undefined : `${children}: ${of}`,
  } as const
  return (
    <div className="grid justify-items-start *:[grid-area:1/1]">
      <ButtonLink {...button} href={withNext(paths.register('candidate'), href)} className="guest-only">
        {children}
      </ButtonLink>
      <ButtonLink {...button} href={href} className="member-only">
        {children}
      </ButtonLink>
    </div>
  )
}
