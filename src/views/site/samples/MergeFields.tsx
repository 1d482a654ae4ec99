import { inOrder } from '../../../ui/text/inOrder.ts'

const field = /(\{\{\w+\}\})/

/** A text of a letter, its merge fields emphasized. */
export const MergeFields = ({ text }: { text: string }) =>
  inOrder(text.split(field), (part, index) =>
    index % 2 === 1 ? <b className="font-medium text-link">{part}</b> : part,
  )
