import { useEffect, type ReactNode } from 'react'
import type { ResumePages } from '../../../../contract/resumes/calls.ts'
import { resumePagePicture } from '../../../../contract/resumes/listing.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'

interface Props {
  /** Of the resume. */
  id: string
  /** What the version is called, or when it was saved. */
  title: string
  /** What changed since then, in words. */
  sinceThen: string
  /** What changed with it; nothing where it is the first that is kept. */
  withIt: ReactNode
  /** Its pages; nothing until they are there. */
  pages: ResumePages | undefined
  /** Puts what it says in the place of what is there: that can be undone. Nothing where it is what is there. */
  onRestore: (() => void) | undefined
  onBack: () => void
  pictureOf?: (id: string, revision: number, page: number) => string
}

const fromServer = (id: string, revision: number, page: number) => resumePagePicture({ id, revision }, page)

/** What a version said, and how that differs from what is there, before anybody restores it. */
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
          <dt className="text-hint text-muted">With this version</dt>
          <dd>{withIt}</dd>
        </div>
        {onRestore && (
          <div>
            <dt className="text-hint text-muted">Since then</dt>
            <dd>{sinceThen}</dd>
          </div>
        )}
      </dl>
      <div className="mb-5 flex flex-wrap gap-3">
        {onRestore && (
          <Button size="small" onClick={onRestore}>
            Restore this version
          </Button>
        )}
        <Button look="secondary" size="small" onClick={onBack}>
          All versions
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
                <img
                  src={pictureOf(id, pages.revision, page)}
                  alt={`Page ${page + 1} of ${pages.pages.length} of this version. Its text stands below.`}
                  className="size-full"
                />
              </li>
            ))}
          </ol>
          <details className="mt-4">
            <summary className="min-h-6 cursor-pointer rounded-tag text-link underline-offset-4 hover:underline">
              The text of this version
            </summary>
            <ol className="mt-2 grid gap-1 text-hint wrap-anywhere">
              {inOrder(pages.text, (line) => (
                <li>{line}</li>
              ))}
            </ol>
          </details>
        </>
      ) : (
        <p className="text-muted">Its pages are being laid out.</p>
      )}
    </section>
  )
}
