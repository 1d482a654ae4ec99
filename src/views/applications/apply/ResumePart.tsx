import { useSelector } from '@xstate/react'
import type { ChangeEvent } from 'react'
import { ApiImage } from '../../../ui/drawing/ApiImage.tsx'
import { buttonLook } from '../../../ui/controls/buttonLook.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { applyId, applyWords, sizeInWords } from '../../../words/applications/apply.ts'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import { ChoiceCard, Part } from './Part.tsx'
import { useApplying, useProblem, useTyped } from './useApplying.ts'

interface Props {
  /** Login address for guests, which returns to this page. */
  loginHref: string
}

const id = applyId('resume')
const words = applyWords.resume

/** Choice of a resume: one from the resume builder, an uploaded PDF, or a new upload. */
export function ResumePart({ loginHref }: Props) {
  const { page, upload } = useApplying()
  const files = useSelector(page, ({ context }) => context.files)
  const resumes = useSelector(page, ({ context }) => context.resumes)
  const isGuest = useSelector(page, (state) => state.matches('guest'))
  const { typed, change, isFixed } = useTyped()
  const problem = useProblem('resume')
  const failure = useSelector(upload, ({ context }) => context.failure)
  const isUploading = useSelector(upload, (state) => state.hasTag('busy'))
  const slow = useSelector(upload, (state) => state.hasTag('slow'))
  const message = failure?.message ?? problem

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file || isUploading) return
    upload.send({ type: 'choose', file })
    // Cleared, so that the same file can be selected again after a correction.
    currentTarget.value = ''
  }

  return (
    <Part number={1} title={words.title}>
      <fieldset aria-describedby={message && `${id}-error`} className="min-w-0">
        <legend className="sr-only">{words.title}</legend>
        <div role="alert">
          <FieldError id={id} message={message} />
        </div>
        <div className="grid gap-3">
          {resumes.map((resume) => (
            <ChoiceCard
              key={resume.id}
              id={`${id}.${resume.id}`}
              name={id}
              isChosen={typed.resumeId === resume.id}
              isFixed={isFixed}
              onChoose={() => change({ resumeId: resume.id })}
            >
              <span className="flex items-center gap-4">
                {/* Light in every theme, like the printed page. */}
                <span
                  data-theme="light"
                  className="h-17 w-12 shrink-0 overflow-hidden rounded-tag border border-line bg-surface"
                >
                  {resume.picture !== undefined && (
                    <ApiImage
                      src={resume.picture}
                      alt=""
                      loading="lazy"
                      className="size-full object-cover object-top"
                    />
                  )}
                </span>
                {resume.title}
              </span>
            </ChoiceCard>
          ))}
          {files.map((file) => (
            <ChoiceCard
              key={file.id}
              id={`${id}.${file.id}`}
              name={id}
              isChosen={typed.resumeId === '' && typed.resume === file.id}
              isFixed={isFixed}
              onChoose={() => change({ resume: file.id, resumeId: '' })}
            >
              {file.name} <span className="text-hint text-muted tabular-nums">{sizeInWords(file.bytes)}</span>
            </ChoiceCard>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <label
            className={buttonLook(
              { look: 'secondary', size: 'small' },
              'relative inline-flex cursor-pointer items-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            {files.length > 0 ? words.another : words.upload}
            <input
              type="file"
              id={id}
              accept="application/pdf,.pdf"
              aria-disabled={isUploading || isFixed || undefined}
              aria-describedby={[`${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')}
              onChange={choose}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
          <p id={`${id}-hint`} className="text-hint text-muted">
            {words.limit}
          </p>
        </div>
        {isGuest && (
          <p className="mt-2">
            <TextLink href={loginHref}>{words.login}</TextLink>
          </p>
        )}
        <p role="status" className="mt-2 text-hint text-muted">
          {isUploading && words.uploading}
        </p>
        {slow && <StillWaiting />}
      </fieldset>
    </Part>
  )
}
