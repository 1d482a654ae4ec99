import { useDeferredValue } from 'react'
import { unprintableFields } from '../../../../contract/resumes/printing/unprintableFields.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { noteWords } from '../../../words/resumes/notes.ts'
import { Unprintable } from '../../forms/Unprintable.tsx'
import { useInDocument } from '../useBuilder.ts'

interface Props {
  /** Focuses a field; undefined if the page has no form. */
  readonly onField?: (field: string) => void
}

/**
 * Warning about characters that an export, a link or an application would not show. It follows the form with
 * low priority, so that typing stays responsive.
 */
export function UnprintableInResume({ onField }: Props) {
  const document = useDeferredValue(useInDocument((whole) => whole))
  const fields = unprintableFields(document)
  const [first] = fields
  return (
    <Unprintable
      characters={[...new Set(fields.flatMap(({ characters }) => characters))]}
      action={
        first &&
        onField && (
          <Button look="secondary" size="small" onClick={() => onField(first.path)}>
            {noteWords.showWhere}
          </Button>
        )
      }
    />
  )
}
