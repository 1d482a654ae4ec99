import { useState } from 'react'
import type { PicturedPages } from '../../../machines/resumes/resumePage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PageDrawing } from '../../ui/drawing/PageDrawing.tsx'
import { lookChoices } from '../../words/resumes/look.ts'
import { pageWords } from '../../words/resumes/pages.ts'

interface Props {
  pages: PicturedPages
  /** Reason that the latest text is not shown yet. */
  note: string | undefined
  /** Focuses the field of a clicked line. */
  onField: (path: string) => void
}

const paper = (width: number) => (Math.round(width) === 612 ? 'letter' : 'a4')

/**
 * Pictures of the PDF pages. Clicking a line focuses its field; keyboard users reach each field in the form.
 */
export function PagePictures({ pages: { marks, pages, pictures, text }, note, onField }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const count = pages.length
  const linesOfPage = Math.ceil(text.length / count)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <p className="text-hint text-muted tabular-nums">
          {pageWords.facts(count, lookChoices.pageSize.options[paper(pages[0]?.width ?? 0)])}
          {note && `. ${note}`}
        </p>
        <Button look="quiet" size="small" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {pageWords.fullSize}
        </Button>
      </div>
      <ol data-paper="" className="grid gap-4 overflow-x-auto print:block print:overflow-visible">
        {pages.map(({ height, width }, page) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a page is identified by its number
            key={page}
            data-theme="light"
            className="relative isolate bg-surface print:w-auto! print:break-after-page print:last:break-after-auto"
            style={{
              aspectRatio: `${width} / ${height}`,
              page: paper(width),
              ...(isWhole && { width: `${(width / 72) * 96}px` }),
            }}
          >
            {/* Places the text behind the picture, so that it can be selected and extracted in a PDF that
                the browser prints. */}
            <div
              aria-hidden="true"
              className="absolute inset-0 -z-1 hidden overflow-hidden p-8 text-[6px] leading-none text-surface [print-color-adjust:exact] print:block"
            >
              {text.slice(page * linesOfPage, (page + 1) * linesOfPage).map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two lines may have the same text
                <p key={index}>{line}</p>
              ))}
            </div>
            <PageDrawing
              svg={pictures[page] ?? ''}
              width={width}
              height={height}
              label={pageWords.page(page + 1, count)}
            />
            <span aria-hidden="true">
              {marks
                .filter((mark) => mark.page === page)
                .map((mark) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for pointers; keyboard users reach each field in the form
                  <span
                    key={`${mark.path} ${mark.x} ${mark.y}`}
                    onClick={() => onField(mark.path)}
                    className="absolute cursor-pointer rounded-tag outline-focus hover:outline-1"
                    style={{
                      left: `${(mark.x / width) * 100}%`,
                      top: `${(mark.y / height) * 100}%`,
                      width: `${(mark.width / width) * 100}%`,
                      height: `${(mark.height / height) * 100}%`,
                    }}
                  />
                ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
