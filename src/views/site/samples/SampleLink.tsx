import { paths, withNext } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'

interface Props {
  /** Page in the member area. Guests first create an account, and are then redirected there. */
  href: string
  /** Name of the sample, for the accessible name of the link. */
  of?: string
  /** True for the primary button of the page. */
  isMain?: boolean
  children: string
}

/** Link from a sample to the member area. */
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
