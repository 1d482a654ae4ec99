import type { ReactNode } from 'react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { unprintableInWords } from '../../words/resumes/unprintable.ts'

interface Props {
  characters: readonly string[]
  action?: ReactNode
}

/** Names the letters that cannot be printed, if there are any. */
export const Unprintable = ({ characters, action }: Props) =>
  characters.length > 0 && (
    <Banner kind="warning" action={action}>
      {unprintableInWords(characters)}
    </Banner>
  )
