import { unprintableInLetter } from '../../../contract/resumes/printing/printable.ts'
import { Unprintable } from '../forms/Unprintable.tsx'

/** The letters that the PDF of a cover letter would not show. */
export const UnprintableInLetter = ({ body }: { readonly body: string }) => (
  <Unprintable characters={unprintableInLetter(body)} />
)
