import { useEffect, type ReactNode } from 'react'
import type { ResumePages } from '../../../../contract/resumes/calls.ts'
import { resumePagePicture } from '../../../../contract/resumes/listing.ts'
import { ApiImage } from '../../../ui/drawing/ApiImage.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { versionWords } from '../../../words/resumes/versions.ts'

interface Props {
  /** Id of the resume. */
  id: string
  /** Name or time of the version. */
  title: string
  /** Summary of the changes since this version. */
  sinceThen: string
  /** Changes that this version made. */
  withIt: ReactNode
  /** Pages of the version; undefined until loaded. */
  pages: ResumePages | undefined
  /** Replaces the current content, which can be undone; undefined for the current version. */
  onRestore: (() => void) | undefined
  onBack: () => void
  pictureOf?: (id: string, revision: number, page: number) => string
}

const fromServer = (id: string, revision: number, page: number) => resumePagePicture({ id, revision }, page)

/** View of a version with its changes and pages, before it is restored. */
export function VersionShown({
  id,
  title,
  sinceThen,
  withIt,
  pages,
  onRestore,
  onBack,
  pictureOf = fromServer,
}: Props) {
  useEffect(() => {
    document.getElementById('versionTitle')?.focus()
  }, [])
  return (
    <section aria-labelledby="versionTitle" className="mt-2 border-t border-line pt-4">
      <h3 id="versionTitle" tabIndex={-1} className="mb-2 text-label wrap-anywhere tabular-nums">
        {title}
      </h3>
      <dl className="mb-4 grid gap-2 wrap-anywhere">
        <div>
          <dt className="text-hint text-muted">{versionWords.changedIn}</dt>
          <dd>{withIt}</dd>
        </div>
        {onRestore && (
          <div>
            <dt className="text-hint text-muted">{versionWords.changedSince}</dt>
            <dd>{sinceThen}</dd>
          </div>
        )}
      </dl>
      <div className="mb-5 flex flex-wrap gap-3">
        {onRestore && (
          <Button size="small" onClick={onRestore}>
            {versionWords.restore}
          </Button>
        )}
        <Button look="secondary" size="small" onClick={onBack}>
          {versionWords.back}
        </Button>
      </div>
      {pages ? (
        <>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(264px,100%),1fr))] gap-4">
            {inOrder(pages.pages, ({ height, width }, page) => (
              <li
                data-theme="light"
                className="border border-line bg-surface"
                style={{ aspectRatio: `${width} / ${height}` }}
              >
                <ApiImage
                  src={pictureOf(id, pages.revision, page)}
                  alt={versionWords.page(page + 1, pages.pages.length)}
                  className="size-full"
                />
              </li>
            ))}
          </ol>
          <details className="mt-4">
            <summary className="min-h-6 cursor-pointer rounded-tag text-link underline-offset-4 hover:underline">
              {versionWords.text}
            </summary>
            <ol className="mt-2 grid gap-1 text-hint wrap-anywhere">
              {inOrder(pages.text, (line) => (
                <li>{line}</li>
              ))}
            </ol>
          </details>
        </>
      ) : (
        <p className="text-muted">{versionWords.layingOut}</p>
      )}
    </section>
  )
}
