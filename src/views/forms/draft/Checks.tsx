import { useControl } from './draftFields.ts'
import { FieldError } from '../../../ui/form/FieldError.tsx'

interface Props {
  id: string
  legend: string
  /** Values with their labels. */
  options: readonly (readonly [value: string, words: string])[]
  chosen: readonly string[]
  /** Maximum number of selected options. */
  most?: number
  onChosen: (chosen: string[]) => void
}

/** Group of checkboxes. */
export function Checks({ id, legend, options, chosen, most = Infinity, onChosen }: Props) {
  const { message, isFixed } = useControl(id)
  return (
    <fieldset id={id} className="mb-5" aria-describedby={message && `${id}-error`}>
      <legend className="mb-1 text-label">{legend}</legend>
      <FieldError id={id} message={message} />
      <div className="flex flex-wrap gap-x-6">
        {options.map(([value, words], index) => {
          const isChosen = chosen.includes(value)
          return (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
              <input
                id={index === 0 ? `${id}.0` : undefined}
                type="checkbox"
                checked={isChosen}
                disabled={isFixed || (!isChosen && chosen.length >= most)}
                onChange={(event) =>
                  onChosen(
                    event.currentTarget.checked
                      ? [...chosen, value]
                      : chosen.filter((each) => each !== value),
                  )
                }
                className="size-6 shrink-0 accent-primary"
              />
              {words}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
