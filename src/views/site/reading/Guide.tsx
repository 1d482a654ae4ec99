import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import type { GuideSlug } from '../../../../contract/guides.ts'
import { allGuides } from '../../../words/reading/guides.ts'
import { Sources, Text, type Source } from './Text.tsx'

interface Props {
  slug: GuideSlug
  sources: readonly Source[]
  children: ReactNode
}

/** A guide under its title, with where it comes from, and the way back to the others. */
export function Guide({ slug, sources, children }: Props) {
  const { description = '', title = '' } = allGuides.find((guide) => guide.slug === slug) ?? {}
  return (
    <Text title={title} lead={description}>
      {children}
      <p className="text-hint text-muted">
        This guide tells what is usual, and is no legal advice: laws differ from country to country.
      </p>
      <Sources of={sources} />
      <p>
        <TextLink href="/resources">All guides</TextLink>
      </p>
    </Text>
  )
}
