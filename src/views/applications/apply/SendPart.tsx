import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { GuestApplicationFlow } from '../../../../machines/applications/guestApplication.ts'
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import {
  applyId,
  applyWords,
  hiddenToCandidate,
  partName,
  problemInWords,
  sentPartsInWords,
} from '../../../words/applications/apply.ts'
import { shellWords } from '../../../words/pages/shells.ts'
import { useApplying, useQuestions, useTyped } from './useApplying.ts'

const words = applyWords.send

interface Props {
  guest: GuestApplicationFlow | undefined
  /** Login and registration addresses for guests, which return to this page. */
  loginHref: string
  registerHref: string
}

/** Summary of the application, the submit button, and what happens next. */
export function SendPart({ guest, loginHref, registerHref }: Props) {
  const { answerDays, application, company, draft, hidesNames, page, PrintNote, retentionMonths, upload } =
    useApplying()
  const { typed } = useTyped()
  const failure = useSelector(draft, (state) =>
    state?.matches({ open: { saving: 'unsaved' } }) ? undefined : state?.context.failure,
  )
  const needsLogin = useSelector(guest, (state) => state?.matches('login') ?? false)
  const isCommitting = useSelector(draft, (state) => state?.hasTag('busy') ?? false)
  const isSending = useSelector(
    draft,
    (state) =>
      state !== undefined &&
      (state.hasTag('busy') || state.matches({ open: { intent: 'commit' } }) || state.matches('committed')),
  )
  const slow = useSelector(draft, (state) => state?.hasTag('slow') ?? false)
  const isUploading = useSelector(upload, (state) => state.hasTag('busy'))
  const waits = isSending || isUploading
  const summary = useRef<HTMLDivElement>(null)
  const wasCommitting = useRef(false)

  // Focuses the part that was rejected.
  useEffect(() => {
    const [first] = Object.keys(application.getSnapshot().context.problems)
    if (wasCommitting.current && !isCommitting && first !== undefined) focusOnPart(first)
    wasCommitting.current = isCommitting
  }, [application, isCommitting])

  const files = useSelector(page, ({ context }) => context.files)
  const resumes = useSelector(page, ({ context }) => context.resumes)
  const resumeName =
    typed.resumeId === ''
      ? files.find(({ id }) => id === typed.resume)?.name
      : resumes.find(({ id }) => id === typed.resumeId)?.title

  const send = () => {
    if (waits) return
    application.send({ type: 'commit' })
    const [first, ...others] = Object.keys(application.getSnapshot().context.problems)
    if (others.length > 0) requestAnimationFrame(() => summary.current?.focus())
    else if (first !== undefined) focusOnPart(first)
  }

  return (
    <section aria-labelledby="sendTitle" className="border-t border-line py-6">
      <h2 id="sendTitle" className="mb-2 text-h2">
        {words.title(company)}
      </h2>
      <p className="mb-5 wrap-anywhere">{sentPartsInWords(typed, resumeName, hidesNames)}</p>
      {hidesNames && (
        <p className="mb-5 max-w-measure">
          {hiddenToCandidate(company, typed.resumeId === '' && typed.resume !== '')}
        </p>
      )}
      {typed.resumeId !== '' && <PrintNote key={typed.resumeId} id={typed.resumeId} />}
      <Problems ref={summary} />
      {failure && failure.fields === undefined && <Banner kind="failure">{failure.message}</Banner>}
      {needsLogin ? (
        <div className="rounded-control border border-line bg-raised p-5">
          <h3 ref={focusOn} tabIndex={-1} className="text-h3">
            {words.login.title}
          </h3>
          <p className="mt-1 mb-4">{words.login.text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={loginHref}>{shellWords.login}</ButtonLink>
            <ButtonLink href={registerHref} look="secondary">
              {shellWords.createAccount}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <Button aria-disabled={waits || undefined} onClick={send} className="max-sm:w-full">
          {isSending ? words.sending : words.button}
        </Button>
      )}
      {slow && <StillWaiting />}
      <p className="mt-4 max-w-measure text-hint text-muted">{words.next(company, answerDays)}</p>
      <p className="mt-2 max-w-measure text-hint text-muted">{words.kept(retentionMonths)}</p>
    </section>
  )
}

/** Links to the parts with errors, if there are several. */
function Problems({ ref }: { ref: React.Ref<HTMLDivElement> }) {
  const { application } = useApplying()
  const problems = Object.entries(useSelector(application, ({ context }) => context.problems))
  const questions = useQuestions()
  if (problems.length < 2) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="problemTitle"
      className="mb-5 rounded-control border border-s-4 border-danger-line bg-danger-soft p-4 sm:p-5"
    >
      <h3 id="problemTitle" className="text-h3">
        {words.problems}
      </h3>
      <ul className="mt-1 grid">
        {problems.map(([path, message]) => (
          <li key={path}>
            <a
              href={`#${applyId(path)}`}
              onClick={(event) => {
                event.preventDefault()
                focusOnPart(path)
              }}
              className="inline-block py-1 font-medium wrap-anywhere text-danger-text underline underline-offset-4 hover:decoration-2"
            >
              {problemInWords(partName(path, questions), message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the title, because the focused button was replaced. */
const focusOn = (title: HTMLHeadingElement | null) => title?.focus()

/** Scrolls to the control of a part and focuses it. */
function focusOnPart(path: string): void {
  const control = document.getElementById(applyId(path))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
