import { inOrder } from '../../../ui/text/inOrder.ts'

const field = /(\{\{\w+\}\})/

/** Text of a letter with its merge fields highlighted. */
export const MergeFields = ({ text }: { text: string }) =>
  inOrder(text.split(field), (part, index) =>
    index % 2 === 1 ? <b className="font-medium text-link">{part}</b> : part,
  )
