import { useReading } from '../../app/useReading.ts'
import { listParagraphs } from '../../effects/letters.ts'
import type { ParagraphsProps } from '../../views/letters/LetterFields.tsx'
import { ParagraphsDialog } from '../../views/letters/ParagraphsDialog.tsx'

/** Dialog with paragraphs of the candidate's other letters. */
export default function Paragraphs({ letter, ...doing }: ParagraphsProps) {
  const { flow, data } = useReading(listParagraphs, { except: letter })
  return <ParagraphsDialog reading={flow} paragraphs={data?.paragraphs} {...doing} />
}
