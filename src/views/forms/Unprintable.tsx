import type { ReactNode } from 'react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { unprintableInWords } from '../../words/resumes/unprintable.ts'

interface Props {
  characters: readonly string[]
  action?: ReactNode
}

/** Warning that lists characters which cannot be printed. */
export const Unprintable = ({ characters, action }: Props) =>
  characters.length > 0 && (
    <Banner kind="warning" action={action}>
      {unprintableInWords(characters)}
    </Banner>
  )
