import { Banner } from '../../ui/feedback/Banner.tsx'
import { unprintableInWords } from '../../words/unprintable.ts'

/** Names the letters that cannot be printed, if there are any. */
export const Unprintable = ({ characters }: { characters: readonly string[] }) =>
  characters.length > 0 && <Banner kind="warning">{unprintableInWords(characters)}</Banner>
