import {
  alertFormField,
  alertReasonField,
  type AlertPageContent,
} from '../../../contract/alerts/alertPage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckIcon } from '../../ui/tokens/icons.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { alertPageWords } from '../../words/alerts/alertPage.ts'

type Job = NonNullable<NonNullable<AlertPageContent>['job']>

const words = alertPageWords.less

/** Asks why a job of an alert does not fit, and lists the effects of the reasons given, with undo buttons. */
export const LessLike = ({ job }: { job: Job }) => (
  <Panel title={words.job(job.title, job.company)}>
    {job.given.length > 0 && (
      <ul className="mt-4">
        {job.given.map((reason) => (
          <li key={reason} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
            <p className="flex min-w-0 grow basis-60 gap-2 wrap-anywhere">
              <CheckIcon className="h-[1lh] w-5 shrink-0 text-success-text" />
              {words.changed[reason](job)}
            </p>
            <form method="post" data-ready="">
              <input type="hidden" name={alertReasonField} value={reason} />
              <Button
                type="submit"
                look="secondary"
                size="small"
                name={alertFormField}
                value="undo"
                aria-label={words.undoNamed(words.reasons[reason](job))}
              >
                {words.undo}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    )}
    {job.reasons.length > 0 ? (
      <form method="post" data-ready="" className="mt-4 border-t border-line pt-4">
        <fieldset>
          <legend className="mb-2 text-label">{words.legend}</legend>
          {job.reasons.map((reason) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
              <input type="radio" name={alertReasonField} value={reason} required className="radio" />
              <span className="min-w-0">{words.reasons[reason](job)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" className="mt-3" name={alertFormField} value="less">
          {words.button}
        </Button>
      </form>
    ) : (
      job.given.length === 0 && <p className="mt-4 text-muted">{words.none}</p>
    )}
  </Panel>
)
