import type { PublicCompany } from '../../../contract/companies/reads.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'

/** What everybody may know of a company. */
export const PublicCompanyView = ({ company: { name, website, about } }: { company: PublicCompany }) => (
  <article className="grid max-w-measure grid-cols-[minmax(0,1fr)] justify-items-start">
    <span
      aria-hidden="true"
      className="grid size-[44px] place-items-center rounded-control border border-line bg-surface text-label"
    >
      {initialsOf(name)}
    </span>
    <div className="mt-6 max-w-full break-words">
      <Heading>{name}</Heading>
      {about && <p className="text-muted">{about}</p>}
      {website && (
        <p className="mt-6">
          <TextLink href={website} rel="nofollow noopener">
            {new URL(website).hostname}
          </TextLink>
        </p>
      )}
    </div>
  </article>
)

/** The first letters of the first two words. */
const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('')
