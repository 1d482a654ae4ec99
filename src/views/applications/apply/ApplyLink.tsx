import { paths } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'

/** Where somebody applies for a job. */
export const ApplyLink = ({ slug, label = 'Apply' }: { slug: string; label?: string }) => (
  <ButtonLink href={paths.apply(slug)}>{label}</ButtonLink>
)
