import type { Failure } from '../../../machines/shared/failure.ts'
import { showControl, type Control } from './formProblems.ts'
import { ErrorIcon } from '../tokens/icons.tsx'
import { controlWords } from '../../words/shared/controls.ts'

interface Props {
  failure: Failure
  wrong: readonly Control[]
}

/** Error summary above a form. Omitted for a single invalid field, which gets the focus instead. */
export function FormProblem({ failure, wrong }: Props) {
  const byField = failure.code === 'invalid' && wrong.length > 0
  if (byField && wrong.length === 1) return null
  return (
    <div
      data-problem=""
      tabIndex={-1}
      className="mb-5 rounded-control [dialog_&]:mt-5 border border-s-4 border-danger-line bg-danger-soft p-4 sm:p-5"
    >
      <div role="alert" className="flex gap-3">
        {!byField && <ErrorIcon className="h-[1lh] w-5 shrink-0 text-danger-text" />}
        {byField ? (
          <div className="min-w-0">
            <h2 className="text-h3">{controlWords.problem}</h2>
            <ul className="mt-1 grid grid-cols-[minmax(0,1fr)]">
              {wrong.map((control) => (
                <li key={control.name}>
                  <SummaryLink control={control} message={failure.fields?.[control.name]} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="min-w-0 font-medium">{failure.message}</p>
        )}
      </div>
    </div>
  )
}

function SummaryLink({ control, message }: { control: Control; message: string | undefined }) {
  return (
    <a
      href={`#${control.id}`}
      onClick={(event) => {
        event.preventDefault()
        showControl(control)
      }}
      className="inline-block max-w-full py-1 font-medium text-danger-text underline underline-offset-4 hover:decoration-2"
    >
      {message}
    </a>
  )
}
