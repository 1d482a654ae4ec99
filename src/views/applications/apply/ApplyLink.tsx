import { paths } from '../../../../contract/paths.ts'
import { ButtonLink } from '../../../ui/controls/Button.tsx'

/** Link to the application form of a job. */
export const ApplyLink = ({ slug, label }: { slug: string; label: string }) => (
  <ButtonLink href={paths.apply(slug)}>{label}</ButtonLink>
)
