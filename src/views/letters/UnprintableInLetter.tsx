import { unprintableInLetter } from '../../../contract/resumes/printing/printable.ts'
import { Unprintable } from '../forms/Unprintable.tsx'

/** Warning about characters that would be missing in the PDF of a letter. */
export const UnprintableInLetter = ({ body }: { readonly body: string }) => (
  <Unprintable characters={unprintableInLetter(body)} />
)
