import { useSelector } from '@xstate/react'
import { paths, withNext } from '../../../contract/paths.ts'
import type { Job } from '../../../contract/postings/reads.ts'
import type { ApplyPageFlow } from '../../../machines/applications/applyPage.ts'
import { useUser } from '../../app/actors.ts'
import { useSaveTriggers } from '../../app/useSaveTriggers.ts'
import { ApplyView } from '../../views/applications/apply/ApplyView.tsx'
import { PrintNote } from '../shared/PrintNote.tsx'
import { ChosenLetter, WrittenLetter } from './ApplyLetters.tsx'

/** Form for applying to a job, with a summary of the data that will be sent. */
export default function ApplyForm({ page, job }: { page: ApplyPageFlow; job: Job }) {
  const { answerDays, slug, company, hidesNames, retentionMonths, title } = job
  const user = useUser('candidate')
  const draft = useSelector(page, ({ context }) => context.draft)
  const keepLetter = useSelector(page, ({ context }) => context.keepLetter)
  const { guestApplication, keepFile, uploadFile: upload } = useSelector(page, ({ children }) => children)
  useSaveTriggers(draft)

  return (
    <ApplyView
      page={page}
      draft={draft}
      guest={guestApplication}
      upload={upload ?? keepFile}
      keepLetter={keepLetter}
      company={company.name}
      hidesNames={hidesNames}
      answerDays={answerDays}
      retentionMonths={retentionMonths}
      values={{
        company: company.name,
        role: title,
        name: user && `${user.firstName} ${user.lastName}`,
      }}
      ChosenLetter={ChosenLetter}
      WrittenLetter={WrittenLetter}
      PrintNote={PrintNote}
      loginHref={withNext(paths.login('candidate'), paths.apply(slug))}
      registerHref={withNext(paths.register('candidate'), paths.apply(slug))}
    />
  )
}
